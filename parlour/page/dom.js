// Building elements: one small function where others would bring a framework.

/** An element with attributes, `on…` listeners and children; null, false and undefined leave things out. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

let last = 0;

/** An id no other element has, for labels and descriptions to point at. */
export function fresh(word) {
  last += 1;
  return `${word}-${last}`;
}

/** Replace what an element holds, and leave the focus on the part that has the same `data-key`. */
export function refill(element, ...children) {
  const key = element.contains(document.activeElement) ? keyOf(document.activeElement) : null;
  const top = element.scrollTop;
  element.replaceChildren(...children.flat(Infinity).filter(Boolean));
  element.scrollTop = top;
  if (key) focusKey(element, key);
}

export function keyOf(element) {
  return element.closest("[data-key]")?.dataset.key ?? null;
}

export function focusKey(element, key) {
  const found = element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  found?.focus({ preventScroll: true });
  return Boolean(found);
}

/** Say something to those who hear the page instead of seeing it. */
export function announce(sentence) {
  const line = h("p", {}, sentence);
  document.getElementById("announcer").append(line);
  setTimeout(() => line.remove(), 8000);
}

const UNSPOKEN = "button, header, .alt-text, .edited, [aria-hidden=true]";

/**
 * What an element says when read aloud, without head and buttons: its text or, where there is none, its pictures'
 * alternative texts. Both would tell the same twice.
 */
export function spoken(element) {
  return words(element, `${UNSPOKEN}, figure`) || words(element, UNSPOKEN);
}

/** The first line of what an element says: by that it is told from others. */
export function firstLine(element) {
  const text = element.querySelector(".text");
  const block = text ? [...text.children].find((one) => words(one, UNSPOKEN)) : null;
  const line = (block ?? element).cloneNode(true);
  line.querySelectorAll("br").forEach((end) => end.replaceWith("\n"));
  const said = block ? line.textContent.split("\n").find((one) => one.trim()) : null;
  const whole = said && !line.querySelector("img") ? said.replace(/\s+/g, " ").trim() : spoken(block ?? element);
  return whole.length > LONGEST_LINE ? `${whole.slice(0, LONGEST_LINE)}…` : whole;
}

const LONGEST_LINE = 160;

function words(element, left) {
  const parts = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent);
    else if (node.tagName === "IMG") parts.push(` ${node.alt} `);
    else if (node === element || !node.matches?.(left)) {
      node.childNodes.forEach(walk);
      parts.push(" ");
    }
  };
  walk(element);
  return parts.join("").replace(/\s+/g, " ").trim();
}
