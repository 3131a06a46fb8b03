// Where a person writes: messages, replies, and slash commands with their picker.

import { commandForm } from "./command_form.js";
import { fitting, runnable, typedInFull } from "./commands.js";
import { h } from "./dom.js";
import { nameOf } from "./names.js";
import { suggestions } from "./suggest.js";

const TYPING_PAUSE = 8000;

export class Composer {
  constructor(page) {
    this.page = page;
    this.channel = null;
    this.drafts = new Map();
    this.answering = null;
    this.saidTyping = 0;
    this.field = h("textarea", { rows: "1", class: "writing", "data-key": "writing", oninput: () => this.typed(), onkeydown: (event) => this.keys(event) });
    this.offer = suggestions(this.field, page.words.commands);
    this.send = h("button", { type: "button", class: "button primary send", onclick: () => this.submit() });
    this.slash = h("button", { type: "button", class: "button secondary slash", onclick: () => this.start("") }, "/");
    this.reply = h("p", { class: "replying", hidden: true });
    this.line = h("div", { class: "line" }, this.slash, this.field, this.send);
    this.element = h("section", { class: "composer" }, this.offer.list, this.reply, this.line);
  }

  /** Words in the person's language, and what may be done in this channel. */
  open(channel) {
    const { words } = this.page;
    if (this.channel?.id !== channel.id) {
      if (this.channel) this.drafts.set(this.channel.id, this.field.value);
      this.field.value = this.drafts.get(channel.id) ?? "";
      this.leaveForm();
      this.answer(null);
      this.offer.hide();
    }
    this.channel = channel;
    const name = channel.kind === "dm" ? channel.name : `#${channel.name}`;
    this.field.placeholder = channel.may_send ? words.write : words.mayNotSend;
    this.field.setAttribute("aria-label", channel.may_send ? words.writeTo(name) : words.mayNotSend);
    this.element.setAttribute("aria-label", words.write);
    this.field.disabled = !channel.may_send;
    this.send.disabled = !channel.may_send;
    this.slash.disabled = !channel.may_send;
    this.send.textContent = words.send;
    this.slash.title = words.commands;
    for (const named of [this.slash, this.offer.list]) named.setAttribute("aria-label", words.commands);
    this.grow();
  }

  answer(message) {
    const { words } = this.page;
    this.answering = message;
    this.reply.hidden = !message;
    if (!message) return;
    const stop = h("button", { type: "button", class: "plain", "aria-label": words.cancel, onclick: () => this.answer(null) }, "✕");
    this.reply.replaceChildren(words.replying(nameOf(message.author)), " ", stop);
    this.field.focus();
  }

  /** As if somebody had typed it: the form of what it names opens, or the picker. */
  start(command) {
    this.leaveForm();
    this.field.value = command ? `/${command} ` : "/";
    this.field.focus();
    this.typed();
  }

  /** As tall as what is written. Nothing around it moves while it is measured: the messages above would lose their end. */
  grow() {
    this.element.style.setProperty("height", `${this.element.offsetHeight}px`);
    this.field.style.setProperty("height", "auto");
    this.field.style.setProperty("height", `${Math.min(this.field.scrollHeight, 180)}px`);
    this.element.style.removeProperty("height");
  }

  async typed() {
    this.grow();
    const text = this.field.value;
    if (!text.startsWith("/")) {
      this.offer.hide();
      if (text && Date.now() - this.saidTyping > TYPING_PAUSE) {
        this.saidTyping = Date.now();
        this.page.room.wire.act("typing", { channel: this.channel.id }).catch(() => null);
      }
      return;
    }
    const list = runnable(await this.page.room.commands(this.channel.id).catch(() => []));
    if (this.field.value !== text) return;
    const full = typedInFull(list, text.slice(1));
    if (full) {
      this.openForm(full.command, full.rest);
      return;
    }
    const rows = fitting(list, text.slice(1)).map((command) => ({
      label: `/${command.shown}`,
      description: command.description,
      take: () => this.openForm(command, ""),
    }));
    const { words } = this.page;
    this.offer.show(rows, list.length ? words.noCommands : words.noCommandsYet);
  }

  keys(event) {
    if (this.offer.keys(event)) return;
    if (event.key === "Escape" && this.answering) this.answer(null);
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.submit();
  }

  async submit() {
    const content = this.field.value.trim();
    if (!content) return;
    if (content.startsWith("/")) {
      this.field.focus();
      if (!this.offer.take()) this.typed();
      return;
    }
    const what = { channel: this.channel.id, content };
    if (this.answering) what.reply_to = this.answering.id;
    this.field.value = "";
    this.answer(null);
    this.grow();
    this.saidTyping = 0;
    const sent = await this.page.try(() => this.page.room.wire.act("messages", what));
    if (!sent && !this.field.value) this.field.value = content;
  }

  openForm(command, rest) {
    this.offer.hide();
    this.field.value = "";
    this.leaveForm();
    const { form, begin } = commandForm({
      command,
      rest,
      page: this.page,
      channel: this.channel,
      sent: (values) => {
        this.leaveForm();
        this.page.rest();
        this.page.runCommand(this.channel, command.path, values);
      },
      left: () => {
        this.leaveForm();
        this.field.focus();
      },
    });
    this.form = form;
    this.line.hidden = true;
    this.element.append(form);
    begin();
  }

  leaveForm() {
    this.form?.remove();
    this.form = null;
    this.line.hidden = false;
  }
}
