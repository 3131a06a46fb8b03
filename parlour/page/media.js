// Pictures and files: galleries, thumbnails, alternative texts, the lightbox.

import { fresh, h } from "./dom.js";
import { spoiler } from "./inline.js";

/** One picture with its ALT toggle; pressing the picture opens it large. */
function picture(item, pictures, page, kind) {
  const { media, description } = item;
  const { words } = page;
  const open = h(
    "button",
    { type: "button", class: "picture", "aria-label": words.enlarge(description ?? ""), onclick: () => lightbox(pictures, item, page) },
    h("img", { src: media.url, alt: description ?? "", width: media.width, height: media.height, loading: "eager", decoding: "async" }),
  );
  if (media.width && media.height) open.style.setProperty("--ratio", `${media.width} / ${media.height}`);
  if (media.width) open.style.setProperty("--natural", `${media.width}px`);
  const shown = item.spoiler ? spoiler([open], words) : open;
  return h("figure", { class: kind }, shown, description ? altText(description, words) : null);
}

/** The small ALT button and the text it unfolds below the picture, hiding nothing. */
function altText(description, words) {
  const text = h("figcaption", { id: fresh("alt"), class: "alt-text", hidden: true }, description);
  const toggle = h(
    "button",
    {
      type: "button",
      class: "alt-toggle",
      title: words.altTitle,
      "aria-label": words.altTitle,
      "aria-expanded": "false",
      "aria-controls": text.id,
      onclick: () => {
        text.hidden = !text.hidden;
        toggle.setAttribute("aria-expanded", String(!text.hidden));
      },
    },
    "ALT",
  );
  return [toggle, text];
}

export function gallery(component, page) {
  const count = component.items.length;
  const pictures = component.items.map((item) => picture(item, component.items, page, "item"));
  return h("div", { class: "gallery", "data-count": count > 4 ? "many" : count }, pictures);
}

export function thumbnail(component, page) {
  return picture(component, [component], page, "thumbnail");
}

export function attachments(list, page) {
  const items = list.filter(isPicture).map((one) => ({ media: one, description: one.description, spoiler: one.filename.startsWith("SPOILER_") }));
  const files = list.filter((one) => !isPicture(one));
  return [
    items.length ? gallery({ items }, page) : null,
    ...files.map((one) => fileLine(one.filename, one.size, one.url, page)),
  ];
}

function isPicture(attachment) {
  return attachment.content_type?.startsWith("image/");
}

export function file(component, page) {
  return fileLine(component.name, component.size, component.file.url, page);
}

function fileLine(name, size, url, { words, room }) {
  const amount = new Intl.NumberFormat(room.person.locale, { maximumFractionDigits: 1 });
  const weight = size === null ? "" : size < 1024 ? `${size} B` : size < 1_048_576 ? `${amount.format(size / 1024)} KB` : `${amount.format(size / 1_048_576)} MB`;
  return h(
    "a",
    { class: "file", href: url, download: name, "aria-label": words.download(name) },
    h("span", { class: "sheet", "aria-hidden": "true" }),
    h("span", { class: "name" }, name),
    h("span", { class: "weight" }, weight),
  );
}

/** A picture as large as the window; arrows turn to its neighbours, Escape closes. */
function lightbox(pictures, first, page) {
  const { words } = page;
  let at = pictures.indexOf(first);
  const zoom = () => frame.classList.toggle("natural");
  const image = h("img", { onclick: zoom });
  const frame = h("div", { class: "frame", tabindex: "0" }, image);
  const text = h("p", { class: "alt-text" });
  const show = (step) => {
    at = (at + step + pictures.length) % pictures.length;
    const { media, description } = pictures[at];
    image.src = media.url;
    image.alt = description ?? "";
    text.textContent = description ?? "";
    frame.classList.remove("natural");
  };
  const turn = (step, sign, label) =>
    pictures.length > 1 ? h("button", { type: "button", class: "plain", "aria-label": label, onclick: () => show(step) }, sign) : null;
  const dialog = h(
    "dialog",
    {
      class: "lightbox",
      "aria-label": words.picture,
      onclose: () => dialog.remove(),
      onclick: (event) => event.target === dialog && dialog.close(),
      onkeydown: ({ key }) => {
        if (key === "ArrowRight") show(1);
        if (key === "ArrowLeft") show(-1);
      },
    },
    h(
      "div",
      { class: "bar" },
      turn(-1, "‹", words.previous),
      turn(1, "›", words.next),
      h("button", { type: "button", class: "plain", "aria-label": words.zoom, title: words.zoom, onclick: zoom }, "⤢"),
      h("button", { type: "button", class: "plain", "aria-label": words.close, onclick: () => dialog.close() }, "✕"),
    ),
    frame,
    text,
  );
  show(0);
  document.body.append(dialog);
  dialog.showModal();
}
