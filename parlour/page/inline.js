// Discord's markdown inside a line: emphasis, code, links, spoilers, mentions, times.

import { h } from "./dom.js";
import { time } from "./times.js";

/** Each rule: a sticky pattern and what it becomes. The first that fits wins, so longer marks come first. */
const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, ([, mark]) => mark],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => h("code", {}, code.trim() || code)],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, ([, moment, style], names) => time(moment * 1000, style ?? "f", names.locale)],
  [/<@!?(\d+)>/y, ([, id], names) => mention(`@${names.user(id)}`, id === names.me)],
  [/<@&(\d+)>/y, ([, id], names) => mention(`@${names.role(id)}`, false)],
  [/<#(\d+)>/y, ([, id], names) => channelLink(id, names)],
  [/<\/([^:<>]+):(\d+)>/y, ([, command], names) => commandLink(command, names)],
  [/<a?:(\w+):\d+>/y, ([, name]) => h("span", { class: "emoji" }, `:${name}:`)],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => link(url, url)],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s()<>]+)>?(?:\s+"[^"]*")?\)/y, ([, text, url], names) => link(url, inline(text, names))],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;!?"')\]|*_~]/y, ([url]) => link(url, url)],
  [/\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/y, ([, text], names) => h("strong", {}, inline(text, names))],
  [/__(?=\S)([\s\S]+?)__(?!_)/y, ([, text], names) => h("u", {}, inline(text, names))],
  [/\*(?=[^\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)(?<=\S)\*(?!\*)/y, ([, text], names) => h("em", {}, inline(text, names))],
  [
    /(?<![\p{L}\p{N}_])_(?=[^\s_])((?:__[\s\S]+?__|[^_])+?)_(?![\p{L}\p{N}_])/uy,
    ([, text], names) => h("em", {}, inline(text, names)),
  ],
  [/~~(?=\S)([\s\S]+?)~~/y, ([, text], names) => h("s", {}, inline(text, names))],
  [/\|\|([\s\S]+?)\|\|/y, ([, text], names) => spoiler(inline(text, names), names.words)],
  [/@(everyone|here)\b/y, ([text]) => mention(text, true)],
  [/\n/y, () => h("br")],
  [/[^\\`<[h*_~|@\n]+/y, ([text]) => text],
];

/** The nodes of a piece of text. `names` resolves ids: see `names.js`. */
export function inline(text, names) {
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    const [length, node] = piece(text, at, names);
    if (typeof node === "string" && typeof nodes.at(-1) === "string") nodes[nodes.length - 1] += node;
    else nodes.push(node);
    at += length;
  }
  return nodes.flat();
}

function piece(text, at, names) {
  for (const [pattern, become] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [found[0].length, become(found, names)];
  }
  return [1, text[at]];
}

function link(url, text) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text);
}

function mention(text, mine) {
  return h("span", { class: mine ? "mention mine" : "mention" }, text);
}

function channelLink(id, names) {
  const name = names.channel(id);
  if (!name) return mention(`#${names.words.unknown}`, false);
  return h("a", { class: "mention", href: names.channelAddress(id) }, `#${name}`);
}

function commandLink(command, names) {
  return h("button", { type: "button", class: "mention", onclick: () => names.startCommand(command) }, `/${command}`);
}

/** Covered until pressed; a screen reader hears that it is covered. */
export function spoiler(inside, words) {
  const cover = h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": words.spoiler },
    h("span", { class: "covered", "aria-hidden": "true" }, inside),
  );
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (cover.classList.contains("open")) return;
    event.preventDefault();
    event.stopPropagation();
    cover.classList.add("open");
    for (const name of ["role", "aria-label", "aria-expanded"]) cover.removeAttribute(name);
    cover.firstChild.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", reveal, true);
  cover.addEventListener("keydown", reveal);
  return cover;
}
