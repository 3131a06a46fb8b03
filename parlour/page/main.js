// The page's start: who is here, which channel is open, and how its parts hear of each other.

import { Composer } from "./composer.js";
import { h } from "./dom.js";
import { whenLifted } from "./holding.js";
import { closeModal, openModal } from "./modal.js";
import { addressOf, nameOf } from "./names.js";
import { Room } from "./room.js";
import { openSettings } from "./settings.js";
import { Sidebar } from "./sidebar.js";
import { Timeline } from "./timeline.js";
import { welcome } from "./welcome.js";
import { wireOf } from "./wire.js";
import { localeOf, wordsFor } from "./words.js";

const SILENT = 4096;
const TYPING_LASTS = 10_000;

class Page {
  constructor(room) {
    this.room = room;
    this.channel = null;
    this.typists = new Map();
    this.running = new Set(); // commands the bot has not answered yet
    this.unread = null; // the channel where somebody wrote to this person, as the line above the field says
    this.words = wordsFor(room.person.locale);
    this.sidebar = new Sidebar(this);
    this.timeline = new Timeline(this);
    this.composer = new Composer(this);
    this.menu = h("button", { type: "button", class: "plain menu", "aria-controls": "places", "aria-expanded": "false", onclick: () => this.drawer(true) }, "☰", h("span", { class: "badge", hidden: true }));
    this.title = h("h1", { tabindex: "-1" });
    this.topic = h("p", { class: "topic" });
    this.strip = h("p", { class: "strip", role: "status" });
    this.toast = h("p", { class: "toast", role: "status" });
    this.typing = h("p", { class: "typing", "aria-live": "off" });
    this.main = h(
      "main",
      {},
      h("header", { class: "top" }, this.menu, this.title, this.topic),
      this.strip,
      this.timeline.element,
      h("div", { class: "foot" }, this.timeline.more, this.toast, this.typing),
      this.composer.element,
    );
    this.shade = h("div", { class: "shade", onclick: () => this.drawer(false) });
    this.element = h("div", { class: "parlour" }, this.sidebar.element, this.shade, this.main);
    this.listen();
  }

  listen() {
    const { room } = this;
    room.on("hello", () => this.arrive({ focus: !this.channel }));
    room.on("state", () => this.showState());
    // Another evening, another parlour: the first page asks who this is.
    room.on("unknown", () => location.reload());
    room.on("person", () => this.speak());
    room.on("places", ({ gone, channel }) => {
      if (gone === this.channel) this.leave();
      if (channel?.id === this.channel) this.stand(channel);
      if (channel?.id === this.unread && !channel.unread) this.say();
      this.count();
    });
    room.on("typing", ({ channel_id: channel, user }) => this.isTyping(channel, user));
    room.on("message", ({ message }) => this.typists.delete(`${message.channel_id} ${message.author.id}`) && this.showTyping());
    room.on("form", ({ modal }) => openModal(modal, this, room.channels.get(this.channel)));
    room.on("modal_close", ({ id }) => closeModal(id));
    addEventListener("hashchange", () => this.arrive({ focus: true }));
    addEventListener("keydown", ({ key }) => key === "Escape" && this.drawer(false));
    document.addEventListener("visibilitychange", () => this.count());
  }

  /** The channel the address names; without one, the games channel or the first there is. */
  arrive({ focus }) {
    const { room } = this;
    const texts = [...room.channels.values()].filter((channel) => channel.kind === "text");
    const wanted = room.channels.get(location.hash.slice(1)) ?? texts.find((channel) => channel.name === "games") ?? texts[0];
    const isHere = wanted && wanted.id === this.channel;
    this.channel = wanted?.id ?? null;
    this.composer.element.hidden = !wanted;
    if (wanted) {
      this.stand(wanted);
      this.try(() => (isHere ? this.timeline.fill() : this.timeline.open(wanted.id)));
    }
    this.say();
    const waiting = [...room.channels.values()].find((one) => one.kind === "dm" && one.mentions && one.id !== this.channel);
    if (waiting) this.point(waiting.id, waiting.name);
    this.showTyping();
    this.count();
    room.tell("opened");
    if (focus && !document.querySelector("dialog[open]")) this.rest();
  }

  /** Name the open channel wherever it is named. */
  stand(channel) {
    this.title.textContent = channel.kind === "dm" ? channel.name : `# ${channel.name}`;
    this.topic.textContent = channel.topic ?? "";
    this.topic.hidden = !channel.topic;
    this.timeline.element.setAttribute("aria-label", this.words.messagesIn(channel.name));
    this.composer.open(channel);
  }

  leave() {
    history.replaceState(null, "", addressOf(this.room.person.id));
    this.arrive({ focus: false });
    this.say(this.words.gone);
  }

  /** In the person's language, from now on. */
  speak() {
    this.words = wordsFor(this.room.person.locale);
    document.documentElement.lang = this.room.person.locale;
    this.showState();
    this.sidebar.draw();
    if (this.channel) this.stand(this.room.channels.get(this.channel));
    this.timeline.draw();
    const settings = document.querySelector("dialog.settings");
    if (settings) {
      settings.close();
      this.settings();
    }
  }

  showState() {
    const { room, words } = this;
    this.strip.textContent = !room.connected ? words.parlourAway : !room.bot.connected ? words.botAway(room.bot.display_name) : "";
  }

  /** Unread marks where they are seen while the list is closed: on the menu button and in the tab's title. */
  count() {
    const { room, words } = this;
    const unseen = [...room.channels.values()].filter((one) => one.id !== this.channel || document.hidden);
    const pings = unseen.reduce((sum, one) => sum + one.mentions, 0);
    const badge = this.menu.querySelector(".badge");
    badge.hidden = !pings;
    badge.textContent = String(pings);
    this.menu.setAttribute("aria-label", pings ? words.menuUnread(pings) : words.openMenu);
    const name = room.channels.get(this.channel)?.name ?? "";
    document.title = `${pings ? `(${pings}) ` : ""}${name} · ${room.person.display_name}`;
  }

  /** On a narrow page the list of places is a drawer over the messages. */
  drawer(open) {
    const was = this.element.classList.contains("open");
    if (was === open) return;
    this.element.classList.toggle("open", open);
    this.menu.setAttribute("aria-expanded", String(open));
    this.main.inert = open;
    const places = this.sidebar.element;
    if (open) (places.querySelector("[aria-current]") ?? places.querySelector(".place"))?.focus();
    else this.menu.focus();
  }

  /** What stands before a channel's first message. */
  intro(channel) {
    const { words, room } = this;
    const dm = channel.kind === "dm";
    const box = h("div", { class: "intro" }, h("h2", { class: "intro-title" }, dm ? words.dmBeginning(channel.name) : words.beginning(`#${channel.name}`)));
    // In a thread something has begun already.
    if (!channel.may_send || channel.parent_id) return box;
    const hint = h("p", {}, words.anyHint);
    box.append(hint);
    room.commands(channel.id).then((commands) => {
      const play = commands.find((command) => command.name === "play");
      if (!play || dm) return;
      const name = `/${play.name_localized}`;
      hint.textContent = words.startHint(name);
      box.append(h("button", { type: "button", class: "button primary", onclick: () => this.startCommand(play.name_localized) }, words.typeIt(name)));
    }, () => null);
    return box;
  }

  async runCommand(channel, command, options) {
    const { room, words } = this;
    const again = () => this.runCommand(channel, command, options);
    this.running.add(command);
    this.showTyping();
    try {
      const result = await room.wire.act("command", { channel: channel.id, command, options });
      if (result.outcome === "failed") this.timeline.note(`/${command}: ${words.noAnswer}`, again);
      room.settle(result);
    } catch (refused) {
      this.timeline.note(`/${command}: ${refused.message || words.refused}`, again);
    } finally {
      this.running.delete(command);
      this.showTyping();
    }
  }

  startCommand(command) {
    this.composer.start(command);
  }

  replyTo(message) {
    this.composer.answer(message);
  }

  jump(event, id) {
    this.timeline.jump(event, id);
  }

  settings() {
    this.drawer(false);
    openSettings(this);
  }

  /** Where the focus goes when nothing else asks for it; on a phone the field would bring up the keyboard. */
  rest() {
    if (matchMedia("(min-width: 45rem)").matches) this.composer.field.focus();
    else this.title.focus();
  }

  /** The browser gives the focus back to what opened a dialog, unless the answer has replaced it. */
  afterDialog() {
    if (document.activeElement !== document.body) return;
    const used = document.getElementById(`message-${this.room.presses.last}`);
    if (used) this.timeline.refocus(used.id, null);
    else this.rest();
  }

  isTyping(channel, user) {
    const key = `${channel} ${user.id}`;
    clearTimeout(this.typists.get(key)?.timer);
    const timer = setTimeout(() => this.typists.delete(key) && this.showTyping(), TYPING_LASTS);
    this.typists.set(key, { channel, name: user.display_name, timer });
    this.showTyping();
  }

  showTyping() {
    const names = [...this.typists.values()].filter((one) => one.channel === this.channel).map((one) => one.name);
    const sent = [...this.running].map((command) => this.words.sending(`/${command}`));
    this.typing.textContent = [...sent, ...names.map((name) => this.words.typing(name))].join(" ");
  }

  /** Do it; if it is refused, say the sentence and go on with nothing. */
  async try(deed) {
    try {
      return await deed();
    } catch (refused) {
      this.say(refused.message || this.words.refused);
      return null;
    }
  }

  /** Somebody wrote to this person in another place: say so, with the way there, until it is read. */
  heardElsewhere(message) {
    const place = this.room.channels.get(message.channel_id);
    if (message.flags & SILENT) return;
    if (place?.kind !== "dm" && !message.parlour.mentions_me) return;
    this.point(message.channel_id, nameOf(message.author));
  }

  point(channel, author) {
    const way = h("a", { href: addressOf(this.room.person.id, channel) }, this.words.openThread);
    this.say(this.words.wroteToYou(author), " ", way);
    clearTimeout(this.saying);
    this.unread = channel;
  }

  /** A sentence in a line that is always there, so that nothing moves under a finger; without words, nothing more. */
  say(...sentence) {
    clearTimeout(this.saying);
    this.unread = null;
    this.toast.replaceChildren(...sentence);
    this.saying = setTimeout(() => this.toast.replaceChildren(), 8000);
  }
}

async function start() {
  const element = document.getElementById("page");
  const wanted = new URLSearchParams(location.search).get("person");
  if (!wanted) return welcome(element, {});
  const wire = wireOf(wanted);
  const room = new Room(wire);
  try {
    const view = await wire.view();
    room.person = view.person;
    room.bot = view.bot;
  } catch (refused) {
    if (refused.message) return welcome(element, { unknown: true });
    const { parlourAway } = wordsFor(localeOf(navigator.language));
    element.replaceChildren(h("p", { class: "strip", role: "status" }, parlourAway));
    return setTimeout(start, 1000);
  }
  history.replaceState(null, "", addressOf(room.person.id, location.hash.slice(1)));
  document.documentElement.lang = room.person.locale;
  // On Discord what only you could see is gone after a reload, and so it is here.
  await wire.act("dismiss").catch(() => null);
  const page = new Page(room);
  element.replaceChildren(page.element);
  wire.feed((news) => whenLifted(() => room.hear(news)));
  return page;
}

start();
