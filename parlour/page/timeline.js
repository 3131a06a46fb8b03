// The messages of the open channel: drawn once each, redrawn only when they change, read aloud when they come.

import { mark } from "./components.js";
import { announce, h, keyOf, spoken } from "./dom.js";
import { carryOver } from "./media.js";
import { article, continues } from "./message.js";
import { nameOf, namesFor } from "./names.js";
import { sorted } from "./room.js";
import { Reader } from "./scrolling.js";
import { sameDay, written } from "./times.js";

export class Timeline {
  constructor(page) {
    this.page = page;
    this.channel = null;
    this.drawn = new Map(); // message id → {message, stamp, node}
    this.notes = []; // what only this page says: commands nobody answered
    this.newFrom = null; // the message over which stands that it and what follows are new
    this.isBehind = false; // whether somebody wrote while this person was looking elsewhere
    this.below = 0; // how many messages came while they were reading further above
    this.list = h("div", { class: "messages" });
    this.element = h("div", { class: "timeline", role: "log", "aria-live": "off", tabindex: "0" }, this.list);
    this.more = h("button", { type: "button", class: "new-below", hidden: true, onclick: () => this.show(document.getElementById(`message-${this.newFrom}`)) });
    this.reader = new Reader(this.element, this.list, () => this.caughtUp());
    document.addEventListener("visibilitychange", () => this.caughtUp());
    const { room } = page;
    room.on("message", (news) => this.heard(news));
    room.on("gone", ({ channel }) => channel === this.channel && this.draw());
    room.on("touched", ({ id }) => this.touched(id));
    room.on("commands", () => this.draw());
    room.on("named", () => this.draw());
    room.on("places", ({ channel }) => channel?.id === this.channel && this.caughtUp());
  }

  async open(channel) {
    this.channel = channel;
    this.notes = [];
    this.drawn.clear();
    this.list.replaceChildren();
    this.isBehind = false;
    this.below = 0;
    this.newFrom = null;
    this.reader.toEnd();
    await this.fill();
  }

  /** Ask for the messages of the open channel, at first or again after the parlour was away; the place stays. */
  async fill() {
    const { channel } = this;
    const { unread } = this.page.room.channels.get(channel);
    this.filled = false;
    this.element.setAttribute("aria-busy", "true");
    const timeline = await this.page.room.timeline(channel).finally(() => this.element.removeAttribute("aria-busy"));
    if (this.channel !== channel) return;
    this.filled = true;
    if (unread) this.newFrom = firstUnread(timeline, unread);
    if (unread && !this.reader.following) this.below = unread;
    this.draw();
    if (this.reader.following) this.show(this.list.lastElementChild);
  }

  heard({ message, isNew, isAnswer }) {
    const { presses } = this.page.room;
    const { mine, ephemeral } = message.parlour;
    if (message.channel_id !== this.channel) {
      if (isNew && !mine) this.page.heardElsewhere(message);
      return;
    }
    this.reader.look();
    // What was just written, or answers what this person just did, is what they want to see now.
    const isForMe = ephemeral || message.interaction_metadata?.user.id === this.page.room.person.id;
    const follows = this.reader.following || mine || isForMe;
    if (isNew && mine) this.newFrom = null;
    else if (isNew && !ephemeral && (!follows || document.hidden)) this.missed(message);
    this.draw();
    const node = this.drawn.get(message.id)?.node;
    if ((isNew || isAnswer) && follows) this.show(node);
    if (isNew || isAnswer) this.moveOn(node, isForMe);
    const body = node?.querySelector(".body");
    const asked = presses.last === message.id || presses.pending.has(message.id);
    if (body && !mine && (isNew || isAnswer || asked)) announce(`${nameOf(message.author)}: ${spoken(body)}`);
  }

  /** Somebody wrote while this person was looking elsewhere: the first such message gets a mark. */
  missed(message) {
    if (!this.isBehind) this.newFrom = message.id;
    this.isBehind = true;
    if (!this.reader.following) this.below += 1;
  }

  /** What was pressed waits, or waits no longer. */
  touched(id) {
    if (!this.drawn.has(id)) return;
    this.draw();
    this.drawn.get(id).node?.querySelector(".failed")?.scrollIntoView({ block: "nearest" });
  }

  /** A line of the page's own at the end, such as a command that nobody answered. */
  note(text, retry) {
    const { words } = this.page;
    const away = () => {
      this.notes = this.notes.filter((one) => one !== node);
      this.draw();
    };
    const node = h(
      "div",
      { class: "message ephemeral note", role: "alert" },
      h(
        "div",
        { class: "body" },
        h("p", { class: "failed" }, text),
        h(
          "p",
          { class: "only-you" },
          `${words.onlyYou} · `,
          h("button", { type: "button", class: "linklike", onclick: away }, words.dismiss),
          retry ? [" · ", h("button", { type: "button", class: "linklike", onclick: () => (away(), retry()) }, words.tryAgain)] : null,
        ),
      ),
    );
    this.notes.push(node);
    this.draw();
    this.reader.toEnd();
  }

  draw() {
    this.reader.hold(() => this.redraw());
  }

  redraw() {
    const { room } = this.page;
    const channel = room.channels.get(this.channel);
    const timeline = room.timelines.get(this.channel);
    if (!channel || !timeline || !this.filled) return;
    const names = namesFor(this.page);
    const held = this.list.contains(document.activeElement) ? document.activeElement.closest("article") : null;
    const key = held ? keyOf(document.activeElement) : null;
    const wanted = [this.top(channel, timeline)];
    let before = null;
    for (const message of sorted(timeline.messages)) {
      const isNew = message.id === this.newFrom;
      if (!before || !sameDay(before.timestamp, message.timestamp)) wanted.push(dayLine(message.timestamp, names.locale));
      if (isNew) wanted.push(h("div", { class: "new-line", role: "separator", "aria-label": this.page.words.newHere }, h("span", {}, this.page.words.newHere)));
      const node = this.node(message, isNew ? null : before, channel, names);
      if (node) wanted.push(node);
      before = message;
    }
    arrange(this.list, [...wanted, ...this.notes]);
    if (held && !held.isConnected) this.refocus(held.id, key);
    this.more.hidden = this.below === 0;
    this.more.textContent = `${this.page.words.newBelow(this.below)} ↓`;
  }

  node(message, before, channel, names) {
    const { room } = this.page;
    const { pending, failures } = room.presses;
    const stamp = [continues(message, before), failures.has(message.id), failures.get(message.id)?.error, names.locale, channel.may_send, room.channels.has(message.thread?.id), room.namesSeen].join("|");
    const known = this.drawn.get(message.id);
    const isSame = known?.message === message && known.stamp === stamp;
    const node = isSame ? known.node : article({ page: this.page, names, message, before, channel });
    if (known?.node && !isSame) carryOver(known.node, node);
    this.drawn.set(message.id, { message, stamp, node });
    if (node) mark(node, pending.get(message.id));
    return node;
  }

  top(channel, timeline) {
    const { page } = this;
    const stamp = [channel.id, timeline.more, channel.may_send, page.room.person.locale, page.room.commandsSeen].join("|");
    if (stamp === this.topStamp) return this.topNode;
    this.topStamp = stamp;
    this.topNode = this.newTop(channel, timeline);
    return this.topNode;
  }

  newTop(channel, timeline) {
    const { page } = this;
    if (timeline.more) {
      return h("button", { type: "button", class: "button secondary older", onclick: () => this.loadOlder() }, page.words.older);
    }
    return page.intro(channel);
  }

  async loadOlder() {
    const first = this.list.querySelector("article")?.id;
    await this.page.try(() => this.page.room.older(this.channel));
    this.draw();
    if (document.activeElement === document.body) document.getElementById(first)?.focus({ preventScroll: true });
  }

  /** The focus stays where it was: on the same control, the next best one of the same message, or of the next question. */
  refocus(id, key) {
    const node = document.getElementById(id);
    const controls = [...(node?.querySelectorAll("[data-key]:not(:disabled)") ?? [])];
    const after = questionAfter(node);
    const same = controls.find((one) => one.dataset.key === key);
    const next = same ?? (this.goesOn(node) ? after : null) ?? controls[0] ?? after ?? node ?? this.element;
    next.focus({ preventScroll: true });
  }

  /** Whoever has just answered goes on to the next question, and need not look for it. */
  moveOn(node, isForMe) {
    const { room } = this.page;
    const answered = document.getElementById(`message-${room.presses.last}`);
    const question = node && firstControl(node);
    if (!answered || !question || node === answered || !answered.contains(document.activeElement)) return;
    if (isForMe || this.goesOn(answered)) question.focus({ preventScroll: true });
  }

  /** Whether what was answered is over. It may still offer to take it back, or it may be but one step of a longer answer. */
  goesOn(answered) {
    const { room } = this.page;
    if (room.channels.get(this.channel)?.kind !== "dm" || !answered) return false;
    return !firstControl(answered) || room.presses.isFresh;
  }

  /** All of it where there is room, otherwise its beginning; what shows nothing leaves the end in sight. */
  show(node) {
    if (node) this.reader.show(node);
    else this.reader.toEnd();
    this.caughtUp();
  }

  /** Whoever sees the newest has nothing more to catch up with. */
  caughtUp() {
    if (!this.reader.following || document.hidden) return;
    this.isBehind = false;
    this.below = 0;
    this.more.hidden = true;
    this.markRead();
  }

  markRead() {
    const { room } = this.page;
    if (!room.channels.get(this.channel)?.unread || !this.filled || this.reading) return;
    this.reading = true;
    const done = () => {
      this.reading = false;
    };
    room.wire.act("read", { channel: this.channel }).then(done, done);
  }

  jump(event, id) {
    event.preventDefault();
    const node = document.getElementById(`message-${id}`);
    node?.scrollIntoView({ block: "center" });
    node?.focus({ preventScroll: true });
  }
}

function firstControl(node) {
  return node.querySelector(".row :is(.button, .chooser)[data-key]:not(:disabled)");
}

/** The first thing to press in a later message. */
function questionAfter(node) {
  for (let next = node?.nextElementSibling; next; next = next.nextElementSibling) {
    const found = firstControl(next);
    if (found) return found;
  }
  return null;
}

/** Put the wanted nodes in order, touching only those that are not in their place. */
function arrange(parent, wanted) {
  const keep = new Set(wanted);
  for (const node of [...parent.childNodes]) if (!keep.has(node)) node.remove();
  let at = parent.firstChild;
  for (const node of wanted) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

function dayLine(timestamp, locale) {
  const day = written(Date.parse(timestamp), "D", locale);
  return h("div", { class: "day-line", role: "separator", "aria-label": day }, h("span", {}, day));
}

function firstUnread(timeline, unread) {
  const others = sorted(timeline.messages).filter((message) => !message.parlour.mine);
  return (others.at(-unread) ?? others[0])?.id ?? null;
}
