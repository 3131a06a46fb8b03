// Classic embeds, in their simple parts: title, text, fields, pictures, foot.

import { h } from "./dom.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { gallery } from "./media.js";

export function embeds(list, { names, page }) {
  return list.map((embed) => {
    const box = h(
      "div",
      { class: "container embed" },
      embed.author ? h("p", { class: "embed-author" }, embed.author.name) : null,
      embed.title ? h("p", { class: "embed-title" }, embed.url ? inline(`[${embed.title}](${embed.url})`, names) : inline(embed.title, names)) : null,
      embed.description ? markdown(embed.description, names) : null,
      embed.fields?.length ? h("dl", {}, embed.fields.map((field) => fieldOf(field, names))) : null,
      [embed.image, embed.thumbnail].filter(Boolean).map((media) => gallery({ items: [{ media }] }, page)),
      embed.footer ? h("p", { class: "embed-foot" }, embed.footer.text) : null,
    );
    if (typeof embed.color === "number") {
      box.classList.add("accented");
      box.style.setProperty("--accent", `#${embed.color.toString(16).padStart(6, "0")}`);
    }
    return box;
  });
}

function fieldOf(field, names) {
  return h("div", { class: field.inline ? "field inline" : "field" }, h("dt", {}, inline(field.name, names)), h("dd", {}, markdown(field.value, names)));
}
