// Forms the bot opens: a dialog with labelled fields, checked before it is sent.

import { chooser, choicesOf, chosenOf } from "./choices.js";
import { fresh, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { namesFor } from "./names.js";
import { filesField } from "./uploads.js";

const PARAGRAPH = 2;

/** Show a form; it closes when it is sent and answered, or given up. */
export function openModal(modal, page, channel) {
  const { room, words } = page;
  const names = namesFor(page);
  const fields = [];
  const parts = modal.components.map((component) => part(component, { page, names, channel, fields }));
  const problem = h("p", { class: "failed", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, words.submit);
  const title = fresh("title");
  async function submit(event) {
    event.preventDefault();
    if (send.getAttribute("aria-busy")) return;
    const wrong = fields.map((field) => [field, field.problem()]).find(([, sentence]) => sentence);
    problem.textContent = wrong?.[1] ?? "";
    if (wrong) {
      wrong[0].focus();
      return;
    }
    send.setAttribute("aria-busy", "true");
    problem.textContent = await deliver();
    send.removeAttribute("aria-busy");
    if (problem.textContent) return;
    closeModal(modal.id);
  }

  /** The sentence to show where it did not work; nothing where it did. */
  async function deliver() {
    try {
      const given = await Promise.all(fields.map(async (field) => [field.id, await field.value()]));
      const values = Object.fromEntries(given.filter(([, value]) => value !== undefined));
      return (await room.presses.submit(modal, values)) === "failed" ? words.formFailed : "";
    } catch (refused) {
      // Forms live in the parlour's memory only: after its restart none is open.
      return refused.status === 404 ? words.formGone : refused.message || words.refused;
    }
  }

  const dialog = h(
    "dialog",
    {
      class: "modal",
      "aria-labelledby": title,
      "data-modal": modal.id,
      onclose: () => {
        dialog.remove();
        if (!("over" in dialog.dataset)) room.wire.act("close", { modal: modal.id }).catch(() => null);
        page.afterDialog();
      },
    },
    h(
      "form",
      { novalidate: true, onsubmit: submit },
      h(
        "div",
        { class: "modal-head" },
        h("h2", { id: title }, modal.title),
        h("button", { type: "button", class: "plain", "aria-label": words.close, onclick: () => dialog.close() }, "✕"),
      ),
      h("div", { class: "fields" }, parts),
      problem,
      h("div", { class: "modal-foot" }, h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, words.cancel), send),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

/** Close a form the parlour knows to be over: sent, here or elsewhere. */
export function closeModal(id) {
  const dialog = document.querySelector(`dialog[data-modal="${id}"]`);
  if (!dialog) return;
  dialog.dataset.over = "";
  dialog.close();
}

/** A top-level part: a text, a label around one field, or the older row with a text input. */
function part(component, about) {
  if (component.type === 10) return markdown(component.content, about.names);
  if (component.type === 1) return component.components.map((below) => labelled(below, below.label, null, about));
  if (component.type === 18) return labelled(component.component, component.label, component.description, about);
  return h("p", { class: "hint" }, about.page.words.cannotShow(component.type));
}

const FIELDS = {
  4: textField,
  3: selectField,
  5: selectField,
  6: selectField,
  7: selectField,
  8: selectField,
  19: filesField,
  21: radioField,
  22: checkboxesField,
  23: checkboxField,
};

function labelled(component, label, description, about) {
  const { words } = about.page;
  const make = FIELDS[component.type];
  if (!make) return h("p", { class: "hint" }, `${label}: ${words.unknownField}`);
  const id = fresh("field");
  const needed = component.required ?? component.type !== 23;
  const hint = description ? h("p", { class: "description", id: `${id}-hint` }, description) : null;
  const field = make(component, { ...about, id, label, needed, describedBy: hint?.id });
  about.fields.push({ id: component.custom_id, ...field });
  if (component.type === 23) return h("div", { class: "field" }, field.element, hint);
  const heading = [label, " ", h("span", { class: "need" }, needed ? words.required : words.optional)];
  if (field.group) {
    return h("fieldset", { class: "field", "aria-describedby": hint?.id }, h("legend", {}, heading), hint, field.element);
  }
  return h("div", { class: "field" }, h("label", { for: id }, heading), hint, field.element);
}

function textField(component, { page, id, label, needed, describedBy }) {
  const { words } = page;
  const long = component.style === PARAGRAPH;
  const element = h(long ? "textarea" : "input", {
    id,
    type: long ? null : "text",
    rows: long ? "4" : null,
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    "aria-required": String(needed),
    "aria-describedby": describedBy,
    autocomplete: "off",
  });
  element.value = component.value ?? "";
  const least = component.min_length ?? 0;
  return {
    element,
    focus: () => element.focus(),
    value: () => element.value,
    problem: () => {
      if (needed && !element.value.trim()) return words.formNeeded(label);
      return element.value && element.value.length < least ? words.formTooShort(label, least) : null;
    },
  };
}

function selectField(component, { page, channel, id, label, needed, describedBy }) {
  const { words, room } = page;
  const least = needed ? Math.max(1, component.min_values ?? 1) : 0;
  const most = component.max_values ?? 1;
  let chosen = chosenOf(component);
  const element = chooser({
    choices: choicesOf(component, room, channel),
    chosen,
    least,
    most,
    placeholder: component.placeholder,
    label,
    words,
    describedBy,
    changed: (values) => {
      chosen = values;
    },
  });
  element.id = id;
  return {
    element,
    focus: () => element.focus(),
    value: () => chosen,
    problem: () => howMany(chosen.length, least, component.min_values ?? 1, most, label, words),
  };
}

/** An optional choice may stay empty; one that was begun has to be whole. */
function howMany(count, least, begun, most, label, words) {
  if (count === 0 && least === 0) return null;
  return count < Math.max(least, begun) || count > most ? words.formHowMany(label, Math.max(least, begun), most) : null;
}

/** The hint belongs to the whole group, and is not said again with every box. */
function tickBoxes(component, type, { id }) {
  const boxes = component.options.map((option) => {
    const box = h("input", { type, name: id, value: option.value });
    box.checked = Boolean(option.default);
    return box;
  });
  const element = h(
    "div",
    { class: "boxes" },
    component.options.map((option, index) =>
      h(
        "label",
        { class: "box" },
        boxes[index],
        h("span", { class: "words" }, h("span", { class: "label" }, option.label), option.description ? h("span", { class: "description" }, option.description) : null),
      ),
    ),
  );
  return { element, boxes, group: true, focus: () => boxes[0].focus() };
}

function radioField(component, about) {
  const made = tickBoxes(component, "radio", about);
  const value = () => made.boxes.find((box) => box.checked)?.value;
  return { ...made, value, problem: () => (about.needed && value() === undefined ? about.page.words.formNeeded(about.label) : null) };
}

function checkboxesField(component, about) {
  const made = tickBoxes(component, "checkbox", about);
  const value = () => made.boxes.filter((box) => box.checked).map((box) => box.value);
  const most = component.max_values ?? component.options.length;
  const begun = component.min_values ?? 1;
  return {
    ...made,
    value,
    problem: () => howMany(value().length, about.needed && begun > 0 ? begun : 0, begun, most, about.label, about.page.words),
  };
}

function checkboxField(component, { id, label, describedBy }) {
  const box = h("input", { type: "checkbox", id, "aria-describedby": describedBy });
  box.checked = Boolean(component.default);
  return { element: h("label", { class: "box" }, box, h("span", { class: "words" }, label)), focus: () => box.focus(), value: () => box.checked, problem: () => null };
}
