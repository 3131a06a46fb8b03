// A list to choose from, one or several: the selects of messages, forms and command options.

import { fresh, h } from "./dom.js";
import { emojiPicture, signed } from "./signs.js";

export function emoji(held) {
  if (!held) return null;
  // Beside a label, which says the same in words, it is only seen.
  return h("span", { class: "emoji", "aria-hidden": "true" }, held.id ? emojiPicture(held.id, held.name) : held.name);
}

/**
 * A field that opens a list. `choices`: [{value, label, description?, emoji?}]; `chosen`: values.
 * `changed(values)` is called when the choice is made; several are confirmed with a button.
 */
export function chooser({ choices, chosen, least, most, placeholder, label, key, disabled, words, changed, describedBy }) {
  const several = most > 1 || least === 0;
  let values = [...chosen];
  const field = h("button", {
    type: "button",
    class: "chooser",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-label": label,
    "aria-describedby": describedBy,
    "data-key": key,
    disabled,
    onclick: () => open(),
    onkeydown: (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      open();
    },
  });
  const show = () => {
    const labels = values.map((value) => choices.find((choice) => choice.value === value)?.label).filter(Boolean);
    field.replaceChildren(
      h("span", { class: labels.length ? "chosen" : "placeholder" }, signed(labels.join(", ") || placeholder || words.choose)),
      h("span", { class: "caret", "aria-hidden": "true" }, "▾"),
    );
    field.setAttribute("aria-label", `${label ?? placeholder ?? words.choose}: ${labels.join(", ") || words.nothingChosen}`);
  };
  const open = () => {
    if (field.getAttribute("aria-disabled") === "true") return;
    listbox({
      anchor: field,
      choices,
      chosen: values,
      least,
      most,
      several,
      label: label ?? placeholder ?? words.choose,
      words,
      done: (picked) => {
        values = picked;
        show();
        changed(picked);
      },
    });
  };
  show();
  return field;
}

/** The list itself, a popover beside its field; Escape or a press elsewhere closes it and changes nothing. */
function listbox({ anchor, choices, chosen, least, most, several, label, words, done }) {
  const picked = new Set(chosen);
  let active = Math.max(0, choices.findIndex((choice) => picked.has(choice.value)));
  const rows = choices.map((choice, index) =>
    h(
      "div",
      { role: "option", id: fresh("option"), "data-value": choice.value, onclick: () => take(index) },
      several ? h("span", { class: "tick", "aria-hidden": "true" }) : null,
      emoji(choice.emoji),
      h(
        "span",
        { class: "words" },
        h("span", { class: "label" }, signed(choice.label)),
        choice.description ? h("span", { class: "description" }, choice.description) : null,
      ),
    ),
  );
  const list = h("div", { role: "listbox", id: fresh("list"), tabindex: "0", "aria-label": label, "aria-multiselectable": several ? "true" : null, onkeydown: keys }, rows);
  const confirm = several
    ? h("button", { type: "button", class: "button primary", onclick: () => finish([...picked]) }, words.done)
    : null;
  const hint = several ? h("p", { class: "hint" }, words.howMany(least, most)) : null;
  const popover = h("div", { class: "popover", popover: "auto" }, list, several ? h("div", { class: "confirm" }, hint, confirm) : null);
  popover.addEventListener("toggle", ({ newState }) => {
    if (newState === "open") return;
    popover.remove();
    // A press on the field closes its list and opens it anew before the browser tells of it.
    if (anchor.getAttribute("aria-controls") === list.id) anchor.setAttribute("aria-expanded", "false");
    if (anchor.isConnected && (document.activeElement === document.body || document.activeElement === null)) anchor.focus();
  });

  function mark() {
    const full = picked.size >= most && most > 1;
    rows.forEach((row, index) => {
      const is = picked.has(row.dataset.value);
      row.setAttribute("aria-selected", String(is));
      row.setAttribute("aria-disabled", String(several && full && !is));
      row.classList.toggle("active", index === active);
    });
    if (rows[active]) list.setAttribute("aria-activedescendant", rows[active].id);
    if (confirm) confirm.disabled = picked.size < least || picked.size > most;
  }

  function take(index) {
    active = index;
    const { value } = choices[index];
    if (!several) return finish([value]);
    if (picked.has(value)) picked.delete(value);
    else if (most === 1) {
      picked.clear();
      picked.add(value);
    } else if (picked.size < most) picked.add(value);
    return mark();
  }

  function finish(values) {
    popover.hidePopover();
    anchor.focus();
    done(choices.map((choice) => choice.value).filter((value) => values.includes(value)));
  }

  function keys(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -active, End: choices.length - 1 - active, PageDown: 8, PageUp: -8 };
    if (event.key in steps) active = Math.min(choices.length - 1, Math.max(0, active + steps[event.key]));
    else if (event.key === "Enter" || event.key === " ") take(active);
    else if (event.key.length === 1) active = startingWith(choices, event.key, active);
    else return;
    event.preventDefault();
    if (rows[active]?.isConnected) {
      mark();
      rows[active].scrollIntoView({ block: "nearest" });
    }
  }

  // Inside a dialog the popover has to be the dialog's own, or it could not be reached.
  (anchor.closest("dialog") ?? document.body).append(popover);
  popover.showPopover();
  anchor.setAttribute("aria-controls", list.id);
  anchor.setAttribute("aria-expanded", "true");
  place(popover, anchor);
  mark();
  list.focus();
  rows[active]?.scrollIntoView({ block: "nearest" });
}

function startingWith(choices, letter, active) {
  const order = [...choices.keys()].map((step) => (active + 1 + step) % choices.length);
  return order.find((index) => choices[index].label.toLowerCase().startsWith(letter.toLowerCase())) ?? active;
}

/** Below the field where there is room; otherwise above it, or above its command, whose words say what is chosen. */
export function place(popover, anchor) {
  const field = anchor.getBoundingClientRect();
  const { top } = (anchor.closest(".command-form") ?? anchor).getBoundingClientRect();
  const below = innerHeight - field.bottom - 12;
  const above = top - 12;
  const downward = below >= Math.min(280, popover.offsetHeight) || below >= above;
  const width = Math.min(Math.max(field.width, 260), innerWidth - 16);
  popover.style.setProperty("width", `${width}px`);
  popover.style.setProperty("left", `${Math.max(8, Math.min(field.left, innerWidth - width - 8))}px`);
  popover.style.setProperty("max-height", `${Math.max(160, downward ? below : above)}px`);
  popover.style.setProperty(downward ? "top" : "bottom", `${downward ? field.bottom + 4 : innerHeight - top + 4}px`);
}

const CHANNEL_TYPES = { text: 0, thread: 11, private_thread: 12 };

/** The people, roles or channels that a select or a command's option offers. */
export function thingsOf(kind, { channel_types: types }, room, channel) {
  const guild = room.guildOf(channel);
  const people = () => room.members(guild).map((one) => ({ value: one.id, label: one.display_name, description: one.name }));
  const roles = () => (guild?.roles ?? []).map((one) => ({ value: one.id, label: one.name }));
  const channels = () =>
    (guild?.channels ?? [])
      .filter((one) => !types?.length || types.includes(CHANNEL_TYPES[one.kind]))
      .map((one) => ({ value: one.id, label: `#${one.name}` }));
  return { user: people, role: roles, mentionable: () => [...people(), ...roles()], channel: channels }[kind]();
}

const SELECTS = { 5: "user", 6: "role", 7: "mentionable", 8: "channel" };

/** What a select offers, by Discord's component type. */
export function choicesOf(component, room, channel) {
  return component.options ?? thingsOf(SELECTS[component.type], component, room, channel);
}

/** The values a select starts with. */
export function chosenOf(component) {
  const options = component.options?.filter((option) => option.default).map((option) => option.value);
  return options ?? component.default_values?.map((one) => one.id) ?? [];
}
