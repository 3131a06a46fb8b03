// Pictures and files: galleries, thumbnails, alternative texts.

import { fresh, h } from "./dom.js";
import { spoiler } from "./inline.js";
import { lightbox } from "./lightbox.js";

/** One picture with its ALT toggle; pressing the picture opens it large. */
function picture(item, pictures, page, kind) {
  const { media, description } = item;
  const { words } = page;
  const enlarge = () => {
    // So that the focus comes back here, also after a press on the picture itself.
    button.focus({ preventScroll: true });
    lightbox(pictures, item, page);
  };
  const loaded = () => {
    shown.classList.remove("loading");
    shown.querySelector(".former")?.remove();
  };
  // The button is for the keyboard and for screen readers, and lies under the finger of nobody: the picture keeps its own menu.
  const button = h("button", { type: "button", class: "enlarge", "aria-label": words.enlarge, onclick: enlarge });
  const image = h("img", { src: media.url, alt: description ?? "", width: media.width, height: media.height, decoding: "async", onclick: enlarge, onload: loaded, onerror: loaded });
  const shown = h("div", { class: "picture loading" }, image, button);
  if (media.width && media.height) {
    shown.style.setProperty("--ratio", `${media.width} / ${media.height}`);
    shown.style.setProperty("--shape", media.width / media.height);
    shown.style.setProperty("--natural", `${media.width}px`);
  }
  return h("figure", { class: kind }, item.spoiler ? spoiler([shown], words) : shown, description ? altText(description, words) : null);
}

/** The small ALT button and the text it unfolds below the picture, hiding nothing. */
function altText(description, words) {
  const text = h("p", { id: fresh("alt"), class: "alt-text", hidden: true }, description);
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

/** A message is drawn again: its pictures stay until their successors are loaded, its unfolded texts stay unfolded. */
export function carryOver(before, after) {
  for (const kind of [".item", ".thumbnail"]) {
    const old = before.querySelectorAll(kind);
    after.querySelectorAll(kind).forEach((figure, at) => old[at] && succeed(old[at], figure));
  }
}

function succeed(before, after) {
  const image = before.querySelector("img:not(.former)");
  // The image itself is moved, not asked for again: its file may be gone.
  const former = image.complete ? image : before.querySelector(".former");
  if (former) {
    former.alt = "";
    former.className = "former";
    after.querySelector(".picture").prepend(former);
  }
  if (before.querySelector(".alt-toggle[aria-expanded=true]")) after.querySelector(".alt-toggle")?.click();
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
