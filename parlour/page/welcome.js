// The first page: two sentences about what this is, and a name to pick.

import { fresh, h } from "./dom.js";
import { avatar } from "./message.js";
import { addressOf } from "./names.js";
import { newPerson, people } from "./wire.js";
import { localeOf, wordsFor } from "./words.js";

/** The account name of somebody who calls themselves that: plain small letters, as Discord has them. */
export function accountName(displayName) {
  const plain = displayName.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}._]+/gu, "_").replace(/^_+|_+$/g, "");
}

/** `unknown`: the link named nobody. */
export async function welcome(element, { unknown }) {
  const locale = localeOf(navigator.language);
  const words = wordsFor(locale);
  document.documentElement.lang = locale;
  document.title = words.welcomeTitle;
  const problem = h("p", { class: "failed", role: "alert" }, unknown ? words.noSuchPerson : "");
  const name = h("input", { type: "text", id: fresh("name"), name: "name", maxlength: "32", autocomplete: "nickname", "aria-describedby": "name-hint", required: true });
  const enter = async (event) => {
    event.preventDefault();
    const wanted = name.value.trim();
    const account = accountName(wanted);
    if (!account) {
      problem.textContent = words.nameNeeded;
      name.focus();
      return;
    }
    try {
      const person = await newPerson(account, wanted, locale);
      location.href = addressOf(person.id);
    } catch (refused) {
      problem.textContent = refused.message || words.refused;
    }
  };
  const here = h("ul", { class: "people" });
  element.replaceChildren(
    h(
      "main",
      { class: "welcome" },
      h("div", { class: "diamond", "aria-hidden": "true" }),
      h("h1", {}, words.welcomeTitle),
      h("p", { class: "lead" }, words.welcome),
      h(
        "form",
        { novalidate: true, onsubmit: enter },
        h("label", { for: name.id }, words.yourName),
        h("div", { class: "beside" }, name, h("button", { type: "submit", class: "button primary" }, words.enter)),
        h("p", { class: "hint", id: "name-hint" }, words.nameHint),
        problem,
      ),
      here,
    ),
  );
  name.focus();
  const known = await people().catch(() => []);
  if (!known.length) return;
  here.before(h("h2", {}, words.peopleHere));
  here.append(...known.filter((one) => !one.bot).map((one) => h("li", {}, personLink(one))));
}

function personLink(person) {
  return h("a", { href: addressOf(person.id) }, avatar(person.id, person.display_name), h("span", {}, person.display_name));
}
