// What a person sets for themselves: language, direct messages, and the link to be them again.

import { fresh, h } from "./dom.js";
import { addressOf } from "./names.js";
import { LOCALES } from "./words.js";

export function openSettings(page) {
  const { room, words } = page;
  const { person } = room;
  const title = fresh("title");
  const link = new URL(addressOf(person.id), location.href).href;
  const said = h("p", { class: "hint", role: "status" });
  const change = (what) => page.try(() => room.wire.change(what));
  const language = h(
    "select",
    { id: fresh("language"), onchange: ({ target }) => change({ locale: target.value }) },
    LOCALES.map(([code, name]) => h("option", { value: code, selected: code === person.locale, lang: code }, name)),
  );
  const box = h("input", { type: "checkbox", "aria-describedby": "dms-hint", onchange: ({ target }) => change({ dms_open: target.checked }) });
  box.checked = person.dms_open;
  const address = h("input", { type: "text", id: fresh("link"), readonly: true, value: link });
  const copy = async () => {
    address.select();
    await navigator.clipboard?.writeText(link).catch(() => null);
    said.textContent = words.copied;
  };
  const dialog = h(
    "dialog",
    { class: "modal settings", "aria-labelledby": title, onclose: () => (dialog.remove(), page.afterDialog()) },
    h(
      "div",
      { class: "modal-head" },
      h("h2", { id: title }, `${words.settings} · ${person.display_name}`),
      h("button", { type: "button", class: "plain", "aria-label": words.close, onclick: () => dialog.close() }, "✕"),
    ),
    h(
      "div",
      { class: "fields" },
      h("div", { class: "field" }, h("label", { for: language.id }, words.language), language),
      h("div", { class: "field" }, h("label", { class: "box" }, box, h("span", { class: "words" }, words.dmsOpen)), h("p", { class: "description", id: "dms-hint" }, words.dmsOpenHint)),
      h("div", { class: "field" }, h("label", { for: address.id }, words.yourLink), h("div", { class: "beside" }, address, h("button", { type: "button", class: "button secondary", onclick: copy }, words.copyLink)), said),
      h("a", { class: "button secondary", href: "/", target: "_blank" }, words.someoneElse),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  language.focus();
}
