// A chosen command with its options as fields, ready to be sent.

import { chooser, thingsOf } from "./choices.js";
import { fresh, h } from "./dom.js";
import { suggestions } from "./suggest.js";
import { travelling } from "./uploads.js";

const TYPES = { string: 3, integer: 4, boolean: 5, number: 10, attachment: 11 };
const THINGS = { 6: "user", 7: "channel", 8: "role", 9: "mentionable" };
const PATIENCE = 150;

/** The form of one command, and how to begin it. `sent(values)` is called with {option: value}; `left()` when it is given up. */
export function commandForm({ command, rest, page, channel, sent, left }) {
  const { words } = page;
  const values = new Map();
  const problem = h("p", { class: "failed", role: "alert" });
  const complete = () => command.options.every((option) => !option.required || values.has(option.name));
  const chosen = () => complete() && form.querySelector("[type=submit]").focus();
  const fields = command.options.map((option) => optionField(option, { command, page, channel, values, chosen }));
  const form = h(
    "form",
    {
      class: "command-form",
      "aria-label": `/${command.shown}`,
      onsubmit: (event) => {
        event.preventDefault();
        const missing = command.options.find((option) => option.required && !values.has(option.name));
        problem.textContent = missing ? words.optionNeeded(missing.name_localized ?? missing.name) : "";
        if (missing) form.querySelector(`[data-key="${CSS.escape(missing.name)}"]`)?.focus();
        else ready(values).then(sent, (error) => (problem.textContent = error.message));
      },
      onkeydown: (event) => event.key === "Escape" && left(),
    },
    h("p", { class: "command-name" }, h("strong", {}, `/${command.shown}`), " ", h("span", { class: "description" }, command.description)),
    fields.map(({ row }) => row),
    problem,
    h(
      "div",
      { class: "actions" },
      h("button", { type: "submit", class: "button primary" }, words.send),
      h("button", { type: "button", class: "button secondary", onclick: left }, words.cancel),
    ),
  );
  const typed = rest && fields.find(({ field }) => field.tagName === "INPUT")?.field;
  if (typed) {
    typed.value = rest;
    typed.dispatchEvent(new Event("input"));
  }
  const first = typed || fields[0]?.field || form.querySelector("[type=submit]");
  const begin = () => {
    first.focus();
    // What must be chosen is offered at once.
    if (command.options[0]?.required && first.matches(".chooser")) first.click();
  };
  return { form, begin };
}

function optionField(option, about) {
  const { words } = about.page;
  const id = fresh("option");
  const name = option.name_localized ?? option.name;
  const hint = h("span", { class: "description", id: `${id}-hint` }, option.description_localized ?? option.description);
  const [field, ...more] = fieldFor(option, { ...about, name, hint: hint.id });
  field.id = id;
  field.dataset.key = option.name;
  field.setAttribute("aria-describedby", hint.id);
  const label = h("label", { for: id }, name, " ", h("span", { class: "need" }, option.required ? words.required : words.optional));
  return { field, row: h("div", { class: "option" }, label, hint, more, field) };
}

function fieldFor(option, about) {
  const { page, channel, values, name, chosen } = about;
  const { words, room } = page;
  const set = (value) => (value === undefined || value === "" ? values.delete(option.name) : values.set(option.name, value));
  const pick = (choices) => [
    chooser({ choices, chosen: [], least: option.required ? 1 : 0, most: 1, label: name, words, changed: ([value]) => (set(fromText(option, value)), chosen()) }),
  ];
  if (option.choices?.length) {
    return pick(option.choices.map((one) => ({ value: String(one.value), label: one.name_localized ?? one.name })));
  }
  if (option.autocomplete) return completing(option, set, about);
  if (option.type === TYPES.boolean) return pick([{ value: "true", label: words.yes }, { value: "false", label: words.no }]);
  if (option.type in THINGS) return pick(thingsOf(THINGS[option.type], option, room, channel));
  if (option.type === TYPES.attachment) return [h("input", { type: "file", onchange: ({ target }) => set(target.files[0]) })];
  const isNumber = option.type === TYPES.integer || option.type === TYPES.number;
  return [
    h("input", {
      type: isNumber ? "number" : "text",
      step: option.type === TYPES.number ? "any" : null,
      min: option.min_value,
      max: option.max_value,
      minlength: option.min_length,
      maxlength: option.max_length,
      autocomplete: "off",
      oninput: ({ target }) => set(fromText(option, target.value)),
    }),
  ];
}

/** The values as they are sent: files are read only now. */
async function ready(values) {
  const read = async ([name, value]) => [name, value instanceof File ? await travelling(value) : value];
  return Object.fromEntries(await Promise.all([...values].map(read)));
}

function fromText(option, text) {
  if (text === undefined || text === "") return undefined;
  if (option.type === TYPES.integer || option.type === TYPES.number) return Number(text);
  if (option.type === TYPES.boolean) return text === "true";
  return text;
}

/** A field the bot completes: it is asked a moment after the last letter, and only its newest answer counts. */
function completing(option, set, { command, page, channel, values, name }) {
  const { words, room } = page;
  const field = h("input", { type: "text", autocomplete: "off" });
  const offer = suggestions(field, name);
  let asked = 0;
  let timer = null;
  const ask = async () => {
    asked += 1;
    const number = asked;
    const others = [...values].filter(([, value]) => !(value instanceof File));
    const partial = { ...Object.fromEntries(others), [option.name]: field.value };
    const result = await room.wire
      .act("autocomplete", { channel: channel.id, command: command.path, options: partial, focused: option.name })
      .catch(() => null);
    if (number !== asked || document.activeElement !== field) return;
    const rows = (result?.choices ?? []).map((choice) => ({ label: choice.name_localized ?? choice.name, take: () => take(choice) }));
    // What may be left out is never filled in by Enter alone.
    offer.show(rows, words.noChoices, option.required || field.value ? 0 : -1);
  };
  const take = (choice) => {
    field.value = choice.name;
    set(choice.value);
    asked += 1;
    offer.hide();
  };
  field.addEventListener("input", () => {
    set(fromText(option, field.value));
    clearTimeout(timer);
    timer = setTimeout(ask, PATIENCE);
  });
  field.addEventListener("focus", ask);
  field.addEventListener("blur", () => {
    asked += 1;
    offer.hide();
  });
  field.addEventListener("keydown", (event) => offer.keys(event));
  return [field, offer.list];
}
