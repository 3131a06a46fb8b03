// Discord's markdown inside a line: emphasis, code, links, spoilers, mentions, times.

import { h } from "./dom.js";
import { signed } from "./signs.js";
import { time } from "./times.js";

/** How deep emphasis may nest; what lies deeper is shown as it was written. */
const DEEPEST = 24;

/**
 * Each rule: a sticky pattern, or a function of text and place that finds what a pattern would, and what it becomes.
 * The first that fits wins, so longer marks come first. No pattern may repeat what repeats: somebody will write it.
 */
const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, ([, mark]) => mark],
  [quoted, ([run, code]) => (code === undefined ? run : h("code", {}, code.trim() || code))],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, ([, moment, style], names) => time(moment * 1000, style ?? "f", names.locale)],
  [/<@!?(\d+)>/y, ([, id], names) => mention(`@${names.user(id)}`, id === names.me)],
  [/<@&(\d+)>/y, ([, id], names) => mention(`@${names.role(id)}`, false)],
  [/<#(\d+)>/y, ([, id], names) => channelLink(id, names)],
  [/<\/([^:<>]+):(\d+)>/y, ([, command, id], names) => commandLink(names.command(id, command), names)],
  [/<a?:(\w+):(\d+)>/y, ([, name, id], names) => names.emoji(id, name)],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => link(url, url)],
  [/\[([^[\]\n]+)\]\(<?(https?:\/\/[^\s()<>]+)>?(?:\s+"[^"]*")?\)/y, ([, text, url], names) => link(url, inline(text, names))],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;!?"')\]|*_~]/y, ([url]) => link(url, url)],
  [/\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/y, ([, text], names) => h("strong", {}, inline(text, names))],
  [/__(?=\S)([\s\S]+?)__(?!_)/y, ([, text], names) => h("u", {}, inline(text, names))],
  [(text, at) => emphasised(text, at, "*"), ([, text], names) => h("em", {}, inline(text, names))],
  [(text, at) => emphasised(text, at, "_"), ([, text], names) => h("em", {}, inline(text, names))],
  [/~~(?=\S)([\s\S]+?)~~/y, ([, text], names) => h("s", {}, inline(text, names))],
  [/\|\|([\s\S]+?)\|\|/y, ([, text], names) => spoiler(inline(text, names), names.words)],
  [/@(everyone|here)\b/y, ([text]) => mention(text, true)],
  [/\n/y, () => h("br")],
  [/[^\\`<[h*_~|@\n]+/y, ([text]) => text],
];

/** Code between two equally long runs of backticks; a run without a second one stands for itself. */
function quoted(text, at) {
  if (text[at] !== "`") return null;
  const runs = /`+/g;
  runs.lastIndex = at;
  const [opening] = runs.exec(text);
  for (let run = runs.exec(text); run; run = runs.exec(text)) {
    if (run[0].length === opening.length) return [text.slice(at, runs.lastIndex), text.slice(at + opening.length, run.index)];
  }
  return [opening];
}

/** What stands between two single marks; pairs of the mark inside belong to a rule of their own. */
function emphasised(text, at, mark) {
  if (text[at] !== mark || !text[at + 1] || /\s/.test(text[at + 1]) || text[at + 1] === mark) return null;
  if (mark === "_" && /[\p{L}\p{N}_]$/u.test(text.slice(Math.max(0, at - 2), at))) return null;
  let end = text.indexOf(mark, at + 1);
  while (end >= 0 && text[end + 1] === mark) {
    const closing = text.indexOf(mark + mark, end + 3);
    end = closing < 0 ? -1 : text.indexOf(mark, closing + 2);
  }
  if (end < 0 || (mark === "*" && /\s/.test(text[end - 1]))) return null;
  if (mark === "_" && /^[\p{L}\p{N}_]/u.test(text.slice(end + 1, end + 3))) return null;
  return [text.slice(at, end + 1), text.slice(at + 1, end)];
}

let depth = 0;

/** The nodes of a piece of text. `names` resolves ids: see `names.js`. */
export function inline(text, names) {
  if (depth >= DEEPEST) return [text];
  depth += 1;
  try {
    return pieces(text, names);
  } finally {
    depth -= 1;
  }
}

function pieces(text, names) {
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    const [length, node] = piece(text, at, names);
    if (typeof node === "string" && typeof nodes.at(-1) === "string") nodes[nodes.length - 1] += node;
    else nodes.push(node);
    at += length;
  }
  return nodes.flat().flatMap((node) => (typeof node === "string" ? signed(node) : [node]));
}

function piece(text, at, names) {
  for (const [pattern, become] of RULES) {
    const found = typeof pattern === "function" ? pattern(text, at) : from(pattern, text, at);
    if (found) return [found[0].length, become(found, names)];
  }
  return [1, text[at]];
}

function from(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
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
