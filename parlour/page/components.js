// A message's components: layouts with their containers, sections and pictures, and what can be pressed.

import { chooser, choicesOf, chosenOf, emoji } from "./choices.js";
import { h } from "./dom.js";
import { spoiler } from "./inline.js";
import { markdown } from "./markdown.js";
import { file, gallery, thumbnail } from "./media.js";
import { addressOf } from "./names.js";
import { heardName, signed } from "./signs.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** By Discord's component type. Each gets the component and `about`: {page, names, message, channel}. */
const SHOW = {
  1: (row, about) => h("div", { class: "row" }, showAll(row.components, about)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (text, about) => markdown(text.content, about.names),
  11: (picture, about) => thumbnail(picture, about.page),
  12: (pictures, about) => gallery(pictures, about.page),
  13: (held, about) => file(held, about.page),
  14: separator,
  17: container,
};

export function showAll(components, about) {
  return components.map((component) => {
    const show = SHOW[component.type];
    return show ? show(component, about) : h("p", { class: "hint" }, about.page.words.cannotShow(component.type));
  });
}

function container(held, about) {
  const box = h("div", { class: "container" }, showAll(held.components, about));
  if (typeof held.accent_color === "number") {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${held.accent_color.toString(16).padStart(6, "0")}`);
  }
  return held.spoiler ? spoiler([box], about.page.words) : box;
}

function section(held, about) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, showAll(held.components, about)),
    h("div", { class: "accessory" }, showAll([held.accessory], about)),
  );
}

function separator({ divider, spacing }) {
  return divider ? h("hr", { class: spacing === 2 ? "wide" : null }) : h("div", { class: spacing === 2 ? "gap wide" : "gap" });
}

/** Discord opens a link to one of its channels in itself, and so does the page. */
function placeIn(url, room) {
  const found = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)/.exec(url);
  return found && room.channels.has(found[1]) ? addressOf(room.person.id, found[1]) : null;
}

function button(held, about) {
  const inside = [emoji(held.emoji), held.label ? h("span", {}, signed(held.label)) : null];
  const name = held.label || !held.emoji ? null : heardName(held.emoji.name);
  if (held.style === 5) {
    const here = placeIn(held.url, about.page.room);
    const where = here ? { href: here } : { href: held.url, target: "_blank", rel: "noopener noreferrer" };
    return h("a", { class: "button link", ...where, "aria-label": name }, inside, h("span", { "aria-hidden": "true" }, " ↗"));
  }
  return h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[held.style]}`,
      "data-key": held.custom_id,
      "aria-label": name,
      disabled: held.disabled,
      onclick: () => about.page.room.presses.use("press", about.message, held.custom_id),
    },
    inside,
  );
}

function select(held, about) {
  const { room, words } = about.page;
  return chooser({
    choices: choicesOf(held, room, about.channel),
    chosen: chosenOf(held),
    least: held.min_values ?? 1,
    most: held.max_values ?? 1,
    placeholder: held.placeholder,
    key: held.custom_id,
    disabled: held.disabled,
    words,
    changed: (values) => room.presses.use("choose", about.message, held.custom_id, values),
  });
}

/**
 * Show on a message's controls that one of them waits. Until the bot has answered, the others can do nothing;
 * when it has put its answer off, they may be used, but look as if they were soon to change.
 */
export function mark(article, waiting) {
  article.classList.toggle("waiting", Boolean(waiting?.interaction));
  for (const control of article.querySelectorAll(":is(.button, .chooser)[data-key]")) {
    const isPressed = control.dataset.key === waiting?.key;
    // Not `disabled`: a pressed button must not drop the focus while the bot thinks.
    flag(control, "aria-disabled", isPressed || (waiting && !waiting.interaction));
    flag(control, "aria-busy", isPressed);
  }
}

function flag(control, name, isSo) {
  if (isSo) control.setAttribute(name, "true");
  else control.removeAttribute(name);
}
