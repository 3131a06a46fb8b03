// The messages of the open channel: drawn once each, redrawn only when they change, read aloud when they come.

import { announce, h, keyOf, spoken } from "./dom.js";
import { article, continues } from "./message.js";
import { nameOf, namesFor } from "./names.js";
import { sorted } from "./room.js";
import { sameDay, written } from "./times.js";

const NEAR = 90;

export class Timeline {
  constructor(page) {
    this.page = page;
    this.channel = null;
    this.drawn = new Map(); // message id → {message, stamp, node}
    this.notes = []; // what only this page says: commands nobody answered
    this.newFrom = null;
    this.below = 0;
    this.stuck = true;
    this.bottom = 0; // where the last scrolling to the bottom ended
    this.list = h("div", { class: "messages" });
    this.element = h("div", { class: "timeline", role: "log", "aria-live": "off", tabindex: "0", onscroll: () => this.scrolled() }, this.list);
    this.more = h("button", { type: "button", class: "new-below", hidden: true, onclick: () => this.toBottom() });
    const grown = new ResizeObserver(() => this.following() && this.toBottom());
    grown.observe(this.list);
    grown.observe(this.element);
    document.addEventListener("visibilitychange", () => this.markRead());
    const { room } = page;
    room.on("message", ({ message, isNew }) => this.heard(message, isNew));
    room.on("gone", ({ channel }) => channel === this.channel && this.draw());
    room.on("touched", ({ message }) => message.channel_id === this.channel && this.draw());
    room.on("commands", () => this.draw());
    room.on("places", ({ channel }) => channel?.id === this.channel && this.markRead());
  }

  async open(channel) {
    this.channel = channel;
    this.notes = [];
    this.drawn.clear();
    this.list.replaceChildren();
    this.below = 0;
    this.stuck = true;
    this.bottom = 0;
    this.newFrom = null;
    this.filled = false;
    const { unread } = this.page.room.channels.get(channel);
    const timeline = await this.page.room.timeline(channel);
    if (this.channel !== channel) return;
    this.filled = true;
    this.newFrom = unread ? firstUnread(timeline, unread) : null;
    this.draw();
    this.toBottom();
  }

  heard(message, isNew) {
    const { room } = this.page;
    if (message.channel_id !== this.channel) {
      if (isNew && !message.parlour.mine) this.page.heardElsewhere(message);
      return;
    }
    this.stuck = this.following();
    // What was just written, or whispered in answer to a press, is what this person wants to see now.
    if (isNew && (message.parlour.mine || message.parlour.ephemeral)) this.stuck = true;
    if (isNew && !this.stuck) this.below += 1;
    this.draw();
    const body = this.drawn.get(message.id)?.node?.querySelector(".body");
    const mine = room.lastUsed === message.id || room.pending.has(message.id);
    if (body && !message.parlour.mine && (isNew || mine)) announce(`${nameOf(message.author)}: ${spoken(body)}`);
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
    this.stuck = true;
    this.draw();
  }

  draw() {
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
      if (isNew) wanted.push(h("div", { class: "new-line", role: "separator" }, h("span", {}, this.page.words.newHere)));
      const node = this.node(message, isNew ? null : before, channel, names);
      if (node) wanted.push(node);
      before = message;
    }
    arrange(this.list, [...wanted, ...this.notes]);
    if (held && !held.isConnected) this.refocus(held.id, key);
    this.more.hidden = this.below === 0;
    this.more.textContent = `${this.page.words.newBelow(this.below)} ↓`;
    if (this.stuck) this.toBottom();
  }

  node(message, before, channel, names) {
    const { room } = this.page;
    const stamp = [continues(message, before), room.pending.get(message.id), room.failures.get(message.id)?.error, names.locale, channel.may_send, room.channels.has(message.thread?.id)].join("|");
    const known = this.drawn.get(message.id);
    if (known?.message === message && known.stamp === stamp) return known.node;
    const node = article({ page: this.page, names, message, before, channel });
    this.drawn.set(message.id, { message, stamp, node });
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
    const from = this.element.scrollHeight - this.element.scrollTop;
    this.stuck = false;
    await this.page.try(() => this.page.room.older(this.channel));
    this.draw();
    this.element.scrollTop = this.element.scrollHeight - from;
  }

  /** The focus stays where it was: on the same control, or the next best one of the same message. */
  refocus(id, key) {
    const node = document.getElementById(id);
    const controls = [...(node?.querySelectorAll("[data-key]:not(:disabled)") ?? [])];
    const next = controls.find((one) => one.dataset.key === key) ?? controls[0] ?? node ?? this.element;
    next.focus({ preventScroll: true });
  }

  atBottom() {
    return this.element.scrollHeight - this.element.scrollTop - this.element.clientHeight < NEAR;
  }

  /** Whether the newest is to stay in sight. The browser tells of scrolling late, but a reader who left the bottom has left it. */
  following() {
    return this.stuck && (this.element.scrollTop >= this.bottom - NEAR || this.atBottom());
  }

  scrolled() {
    this.stuck = this.atBottom();
    if (this.stuck && this.below) {
      this.below = 0;
      this.more.hidden = true;
    }
    this.markRead();
  }

  toBottom() {
    this.stuck = true;
    this.element.scrollTop = this.element.scrollHeight;
    this.bottom = this.element.scrollTop;
    this.below = 0;
    this.more.hidden = true;
    this.markRead();
  }

  markRead() {
    const { room } = this.page;
    const channel = room.channels.get(this.channel);
    if (!channel?.unread || !this.stuck || document.visibilityState !== "visible") return;
    if (!this.filled || this.reading) return;
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
  return h("div", { class: "day-line", role: "separator" }, h("span", {}, written(Date.parse(timestamp), "D", locale)));
}

function firstUnread(timeline, unread) {
  const others = sorted(timeline.messages).filter((message) => !message.parlour.mine);
  return (others.at(-unread) ?? others[0])?.id ?? null;
}
