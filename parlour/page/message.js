// One message: who, when, what, and what became of pressing it.

import { showAll } from "./components.js";
import { firstLine, h } from "./dom.js";
import { embeds } from "./embeds.js";
import { markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { addressOf, hueOf, nameOf } from "./names.js";
import { sameDay, time, written } from "./times.js";

const THREAD_CREATED = 18;
const THREAD_STARTER = 21;
const COMMAND_ANSWER = 20;
const SILENT = 4096;
const TOGETHER = 7 * 60 * 1000;

/** Whether a message goes on under the head of the one before it. */
export function continues(message, before) {
  return (
    Boolean(before) &&
    before.author.id === message.author.id &&
    plain(message) &&
    plain(before) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER &&
    sameDay(message.timestamp, before.timestamp)
  );
}

function plain(message) {
  return message.type === 0 && !message.message_reference && !message.parlour.ephemeral;
}

export function avatar(id, name) {
  const round = h("span", { class: "avatar", "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
  round.style.setProperty("--hue", hueOf(id));
  return round;
}

/** The article of a message; `about` is {page, names, message, channel, before}. */
export function article(about) {
  const { message, page } = about;
  if (message.type === THREAD_CREATED) return threadLine(about);
  const shown = message.type === THREAD_STARTER ? message.referenced_message : message;
  if (!shown) return null;
  const state = message.parlour;
  const classes = ["message"];
  if (state.ephemeral) classes.push("ephemeral");
  if (state.mentions_me) classes.push("mentions-me");
  if (continues(message, about.before)) classes.push("continued");
  const failure = page.room.presses.failures.get(message.id);
  const said = h(
    "div",
    { class: "said" },
    state.thinking ? h("p", { class: "thinking" }, page.words.thinking(nameOf(shown.author)), h("span", { class: "dots", "aria-hidden": "true" })) : content(shown, about),
  );
  return h(
    "article",
    { class: classes.join(" "), id: `message-${message.id}`, tabindex: "-1", "aria-label": label(shown, firstLine(said), about) },
    above(message, about),
    avatar(shown.author.id, nameOf(shown.author)),
    h(
      "div",
      { class: "body" },
      head(shown, about),
      [...said.childNodes],
      failure ? h("p", { class: "failed", role: "alert" }, page.words.failed, failure.error ? ` · ${failure.error}` : "") : null,
      message.thread ? threadCard(message.thread.id, message.thread.name, about) : null,
      state.ephemeral ? onlyYou(message, page) : null,
    ),
    state.ephemeral ? null : tools(message, about),
  );
}

/** A message is called by its first line; one that says nothing, by who wrote it and when. */
function label(message, line, { page, names }) {
  const name = line || `${nameOf(message.author)}, ${written(Date.parse(message.timestamp), "t", names.locale)}`;
  return message.parlour?.ephemeral ? `${name}, ${page.words.onlyYou}` : name;
}

function head(message, { page, names }) {
  const moment = Date.parse(message.timestamp);
  return h(
    "header",
    {},
    h("h2", { class: "author" }, nameOf(message.author)),
    message.author.bot ? h("span", { class: "app" }, page.words.app) : null,
    time(moment, sameDay(moment, Date.now()) ? "t" : "s", names.locale),
    message.flags & SILENT ? h("span", { class: "silent", role: "img", "aria-label": page.words.silent, title: page.words.silent }) : null,
  );
}

function content(message, about) {
  const { page, names } = about;
  const text = message.content ? markdown(message.content, names) : h("div", { class: "text" });
  const edited = message.edited_timestamp ? h("span", { class: "edited" }, `(${page.words.edited})`) : null;
  return [
    message.content ? text : null,
    embeds(message.embeds ?? [], about),
    attachments(message.attachments ?? [], page),
    h("div", { class: message.flags & 32768 ? "layout" : "rows" }, showAll(message.components ?? [], about)),
    edited,
  ];
}

/** What stands over a message: the command it answers, or the message it replies to. */
function above(message, { page, names }) {
  const { words } = page;
  const metadata = message.interaction_metadata;
  if (message.type === COMMAND_ANSWER && metadata) {
    return h("p", { class: "above" }, words.used(names.user(metadata.user.id), message.parlour.command));
  }
  if (!message.message_reference) return null;
  const answered = message.referenced_message;
  if (!answered) return h("p", { class: "above" }, words.replyGone);
  const excerpt = answered.content || answered.embeds?.[0]?.title || "…";
  return h("p", { class: "above" }, h("a", { href: `#message-${answered.id}`, onclick: (event) => page.jump(event, answered.id) }, h("strong", {}, nameOf(answered.author)), ` ${excerpt.slice(0, 120)}`));
}

function onlyYou(message, page) {
  const { words } = page;
  return h(
    "p",
    { class: "only-you" },
    h("span", { "aria-hidden": "true" }, "◉ "),
    words.onlyYou,
    h("span", { "aria-hidden": "true" }, " · "),
    h("button", { type: "button", class: "linklike", "data-key": "dismiss", onclick: () => page.try(() => page.room.wire.act("dismiss", { message: message.id })) }, words.dismiss),
  );
}

function tools(message, { page, channel }) {
  if (!channel.may_send) return null;
  const name = page.words.replyTo(nameOf(message.author));
  return h("div", { class: "tools" }, h("button", { type: "button", class: "plain", title: page.words.reply, "aria-label": name, onclick: () => page.replyTo(message) }, "↩"));
}

function threadLine(about) {
  const { message, page } = about;
  return h(
    "article",
    { class: "message line", id: `message-${message.id}`, tabindex: "-1" },
    h("div", { class: "body" }, h("p", { class: "above" }, page.words.startedThread(nameOf(message.author))), threadCard(message.thread?.id, message.content, about)),
  );
}

function threadCard(id, name, { page }) {
  const here = page.room.channels.get(id);
  if (!here) return h("p", { class: "thread-card" }, name);
  return h("a", { class: "thread-card", href: addressOf(page.room.person.id, id) }, h("span", { class: "hash", "aria-hidden": "true" }, "↳"), h("span", { class: "name" }, here.name), h("span", { class: "open" }, page.words.openThread, " ›"));
}
