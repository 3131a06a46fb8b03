// A text field with suggestions above it: the command picker, and options that complete themselves.

import { fresh, h } from "./dom.js";
import { signed } from "./signs.js";

/**
 * Make `field` a combobox whose suggestions stand in `list`, part of the page's flow, so nothing is hidden.
 * `show(rows, empty, first)` offers [{label, description, take}] with the first, or none, marked; `take()` takes the marked one;
 * both it and `keys(event)` are true when there was something to do.
 */
export function suggestions(field, label) {
  const list = h("div", { role: "listbox", class: "suggestions", id: fresh("suggestions"), "aria-label": label, hidden: true });
  let rows = [];
  let active = -1;
  for (const [name, value] of Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id })) {
    field.setAttribute(name, value);
  }

  function mark() {
    [...list.querySelectorAll("[role=option]")].forEach((row, index) => {
      row.setAttribute("aria-selected", String(index === active));
      if (index !== active) return;
      field.setAttribute("aria-activedescendant", row.id);
      row.scrollIntoView({ block: "nearest" });
    });
    if (active < 0) field.removeAttribute("aria-activedescendant");
  }

  function show(offered, empty, first = 0) {
    rows = offered;
    active = rows.length ? first : -1;
    list.replaceChildren(
      ...rows.map((row) =>
        h(
          "div",
          { role: "option", id: fresh("suggestion"), onpointerdown: (event) => event.preventDefault(), onclick: () => row.take() },
          h("span", { class: "label" }, signed(row.label)),
          row.description ? h("span", { class: "description" }, row.description) : null,
        ),
      ),
      ...(rows.length || !empty ? [] : [h("p", { class: "hint", role: "status" }, empty)]),
    );
    list.hidden = !rows.length && !empty;
    field.setAttribute("aria-expanded", String(rows.length > 0));
    mark();
  }

  function take() {
    const row = rows[active];
    row?.take();
    return Boolean(row);
  }

  function keys(event) {
    if (list.hidden) return false;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps && rows.length) {
      active = (Math.max(active, event.key === "ArrowUp" ? 0 : -1) + steps[event.key] + rows.length) % rows.length;
      mark();
    } else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) {
      if (!take()) return false;
    } else if (event.key === "Escape") hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  function hide() {
    show([], "");
  }

  return { list, show, hide, keys, take };
}
