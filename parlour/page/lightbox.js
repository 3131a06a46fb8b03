// A picture as large as the window: arrows turn to its neighbours, a press shows its real size, Escape closes it.

import { fresh, h } from "./dom.js";

export function lightbox(pictures, first, page) {
  const { words } = page;
  let at = pictures.indexOf(first);
  const image = h("img", { onclick: ({ offsetX, offsetY }) => zoom(offsetX / image.width, offsetY / image.height) });
  const frame = h("div", { class: "frame", onclick: ({ target }) => target === frame && dialog.close() }, image);
  const text = h("p", { class: "alt-text", id: fresh("alt"), hidden: true });
  const bar = (sign, label, press, more = {}) => h("button", { type: "button", class: "plain", "aria-label": label, title: label, onclick: press, ...more }, sign);
  const alt = bar("ALT", words.altTitle, () => unfold(text.hidden), { class: "plain alt-toggle", "aria-expanded": "false", "aria-controls": text.id });
  const real = bar("⤢", words.zoom, () => zoom(0.5, 0.5), { "aria-pressed": "false" });

  function show(step) {
    at = (at + step + pictures.length) % pictures.length;
    const { media, description } = pictures[at];
    image.src = media.url;
    image.alt = description ?? "";
    text.textContent = description ?? "";
    alt.hidden = !description;
    unfold(!text.hidden && description);
    isReal(false);
  }

  function unfold(open) {
    text.hidden = !open;
    alt.setAttribute("aria-expanded", String(Boolean(open)));
  }

  function isReal(is) {
    frame.classList.toggle("natural", is);
    real.setAttribute("aria-pressed", String(is));
    // Only what can be scrolled is a stop for the keyboard.
    if (is) frame.setAttribute("tabindex", "0");
    else frame.removeAttribute("tabindex");
  }

  /** To the real size, with this point of the picture in the middle, or back. */
  function zoom(x, y) {
    isReal(!frame.classList.contains("natural"));
    frame.scrollTo(x * image.width - frame.clientWidth / 2, y * image.height - frame.clientHeight / 2);
  }

  const turns = pictures.length > 1 ? [bar("‹", words.previous, () => show(-1)), bar("›", words.next, () => show(1))] : [];
  const dialog = h(
    "dialog",
    {
      class: "lightbox",
      "aria-label": words.picture,
      onclose: () => dialog.remove(),
      onkeydown: ({ key }) => {
        if (frame.classList.contains("natural")) return;
        if (key === "ArrowRight") show(1);
        if (key === "ArrowLeft") show(-1);
      },
    },
    h("div", { class: "bar" }, turns, alt, real, bar("✕", words.close, () => dialog.close(), { autofocus: true })),
    frame,
    text,
  );
  show(0);
  document.body.append(dialog);
  dialog.showModal();
}
