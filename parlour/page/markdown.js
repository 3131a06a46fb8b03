// Discord's markdown by the line: headings, subtext, quotes, lists, code blocks, paragraphs.

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+#.-]*)\n)?([\s\S]+?)```/;
const HEADING = /^(#{1,3})\s+(.*\S)\s*$/;
const SUBTEXT = /^-#\s+(.*\S)\s*$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(\S.*)$/;

/** A text as Discord shows it. */
export function markdown(text, names) {
  return h("div", { class: "text" }, blocks(text, names));
}

function blocks(text, names) {
  const fence = FENCE.exec(text);
  if (!fence) return lines(text, names);
  const before = text.slice(0, fence.index).replace(/\n$/, "");
  const after = text.slice(fence.index + fence[0].length).replace(/^\n/, "");
  const code = h("pre", { tabindex: "0" }, h("code", {}, fence[2].replace(/\n$/, "")));
  return [...(before ? lines(before, names) : []), code, ...(after ? blocks(after, names) : [])];
}

function lines(text, names) {
  const rest = text.split("\n");
  const shown = [];
  while (rest.length) shown.push(block(rest, names));
  return shown.filter(Boolean);
}

/** Take the next block's lines away from `rest` and show them. */
function block(rest, names) {
  const line = rest[0];
  if (line.startsWith(">>> ")) return h("blockquote", {}, blocks(rest.splice(0).join("\n").slice(4), names));
  if (/^> |^>$/.test(line)) {
    const quoted = takeWhile(rest, (one) => /^> |^>$/.test(one)).map((one) => one.slice(2));
    return h("blockquote", {}, lines(quoted.join("\n"), names));
  }
  const heading = HEADING.exec(line);
  if (heading) {
    rest.shift();
    // A message is already an article under the page's own headings.
    return h(`h${heading[1].length + 2}`, { class: `size-${heading[1].length}` }, inline(heading[2], names));
  }
  const subtext = SUBTEXT.exec(line);
  if (subtext) {
    rest.shift();
    return h("small", { class: "subtext" }, inline(subtext[1], names));
  }
  if (ITEM.test(line)) return list(takeWhile(rest, sameList(line)), names);
  if (!line.trim()) {
    rest.shift();
    return null;
  }
  return h("p", {}, inline(takeWhile(rest, isPlain).join("\n"), names));
}

function isPlain(line) {
  return Boolean(line.trim()) && !/^> |^>$|^>>> /.test(line) && ![HEADING, SUBTEXT, ITEM].some((rule) => rule.test(line));
}

function takeWhile(rest, holds) {
  const end = rest.findIndex((line) => !holds(line));
  return rest.splice(0, end === -1 ? rest.length : Math.max(end, 1));
}

/** A list ends where items of the same depth change between dots and numbers. */
function sameList(first) {
  const [, indent, mark] = ITEM.exec(first);
  return (line) => {
    const item = ITEM.exec(line);
    return Boolean(item) && (item[1].length > indent.length || /\d/.test(item[2]) === /\d/.test(mark));
  };
}

/** Items indented deeper than the first one of their list hang below the item before them. */
function list(items, names) {
  const [, indent, mark] = ITEM.exec(items[0]);
  const ordered = /\d/.test(mark);
  const element = h(ordered ? "ol" : "ul", { start: ordered ? Number.parseInt(mark, 10) : null });
  while (items.length) {
    const [, depth, , text] = ITEM.exec(items[0]);
    if (depth.length > indent.length && element.lastChild) {
      const isDeeper = (one) => ITEM.exec(one)[1].length > indent.length && sameList(items[0])(one);
      const deeper = takeWhile(items, isDeeper);
      element.lastChild.append(list(deeper, names));
    } else {
      items.shift();
      element.append(h("li", {}, inline(text, names)));
    }
  }
  return element;
}
