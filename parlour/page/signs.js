// The few emoji that games use, painted by the page itself: Discord brings its own, and not every machine has a font for them.

import { h } from "./dom.js";

/** One of the application's own emojis; who hears it hears its name. */
export function emojiPicture(id, name) {
  return h("img", { class: "emoji-picture", src: `/emojis/${id}`, alt: heardName(name), title: `:${name}:`, draggable: "false" });
}

/** An emoji's name as words. */
export function heardName(name) {
  return name.replaceAll("_", " ");
}

const SIGNS = { "⚪": "white", "🔵": "blue", "🟢": "green", "🔴": "red", "⚫": "black", "🟡": "gold", "⏳": "hourglass" };
const ONE = new RegExp(`(${Object.keys(SIGNS).join("|")})`, "u");

/** The text with its signs painted. They stay in it as characters, for whoever hears or copies it. */
export function signed(text) {
  return text.split(ONE).filter(Boolean).map((part) => (part in SIGNS ? h("span", { class: `sign ${SIGNS[part]}` }, part) : part));
}
