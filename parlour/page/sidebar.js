// The list of places: direct messages, each server's channels with their threads, and the person's own card.

import { h, refill } from "./dom.js";
import { avatar } from "./message.js";
import { addressOf } from "./names.js";
import { later } from "./room.js";

export class Sidebar {
  constructor(page) {
    this.page = page;
    this.unfolded = new Set();
    this.places = h("div", { class: "places" });
    this.card = h("div", { class: "card" });
    this.close = h("button", { type: "button", class: "plain close-menu", onclick: () => page.drawer(false) }, "✕");
    this.element = h("nav", { class: "sidebar", id: "places" }, this.close, this.places, this.card);
    for (const event of ["hello", "places", "person", "state", "opened"]) page.room.on(event, () => this.draw());
  }

  draw() {
    const { room, words } = this.page;
    if (!room.person) return;
    this.element.setAttribute("aria-label", words.openMenu);
    refill(
      this.places,
      h("section", {}, h("h2", {}, words.directMessages), this.dm()),
      [...room.guilds.values()].map((guild) => this.server(guild)),
    );
    this.close.setAttribute("aria-label", words.closeMenu);
    const { person } = room;
    refill(
      this.card,
      avatar(person.id, person.display_name),
      h("span", { class: "who" }, h("strong", {}, person.display_name), h("span", { class: "account" }, person.name)),
      h("button", { type: "button", class: "plain", "data-key": "settings", "aria-label": words.settings, title: words.settings, onclick: () => this.page.settings() }, "⚙"),
    );
  }

  /** Remember which list of threads is open, for the next time it is drawn. */
  unfold(key, open) {
    if (open) this.unfolded.add(key);
    else this.unfolded.delete(key);
  }

  /** The conversation with the bot; before there is one, its name opens it. */
  dm() {
    const { room } = this.page;
    const channel = room.dm();
    const sign = avatar(room.bot.id, room.bot.display_name);
    sign.classList.toggle("away", !room.bot.connected);
    if (channel) return h("ul", {}, h("li", {}, this.link(channel, sign)));
    const open = async () => {
      const opened = await this.page.try(() => room.wire.act("dms"));
      if (!opened) return;
      room.keepChannel(opened);
      location.hash = opened.id;
    };
    return h("ul", {}, h("li", {}, h("button", { type: "button", class: "place", "data-key": "dm", onclick: open }, sign, h("span", { class: "name" }, room.bot.display_name))));
  }

  server(guild) {
    const { room, words } = this.page;
    const all = [...room.channels.values()].filter((channel) => channel.guild_id === guild.id);
    const threads = (parent) => all.filter((one) => one.parent_id === parent.id).sort((one, other) => later(other.id, one.id));
    const row = (channel) => {
      const below = threads(channel);
      // As on Discord: where one takes part, and where one is.
      const open = below.filter((one) => one.id === this.page.channel || (one.joined && (!one.archived || one.unread)));
      const old = below.filter((one) => !open.includes(one) && one.archived);
      const others = below.filter((one) => !open.includes(one) && !one.archived);
      return h(
        "li",
        {},
        this.link(channel, h("span", { class: "hash", "aria-hidden": "true" }, "#")),
        open.length ? h("ul", { class: "threads" }, open.map((one) => h("li", {}, this.link(one, h("span", { class: "hash", "aria-hidden": "true" }, "↳"))))) : null,
        this.fold(`${channel.id} other`, words.threadsOther, others),
        this.fold(channel.id, words.threadsOlder, old),
      );
    };
    return h("section", {}, h("h2", {}, guild.name), h("ul", {}, all.filter((channel) => !channel.parent_id).map(row)));
  }

  /** Threads that are there to be found, but not in the way. */
  fold(key, name, threads) {
    if (!threads.length) return null;
    return h(
      "details",
      { class: "threads", open: this.unfolded.has(key), ontoggle: ({ target }) => this.unfold(key, target.open) },
      h("summary", {}, `${name} (${threads.length})`),
      h("ul", {}, threads.map((one) => h("li", {}, this.link(one, h("span", { class: "hash", "aria-hidden": "true" }, "↳"))))),
    );
  }

  link(channel, sign) {
    const { words, room } = this.page;
    const here = channel.id === this.page.channel;
    const count = channel.mentions || channel.unread;
    const mark = channel.mentions ? h("span", { class: "badge", "aria-hidden": "true" }, String(count)) : h("span", { class: "dot", "aria-hidden": "true" });
    return h(
      "a",
      {
        class: `place${channel.unread ? " unread" : ""}${channel.archived ? " archived" : ""}`,
        href: addressOf(room.person.id, channel.id),
        "data-key": channel.id,
        "aria-current": here ? "page" : null,
        onclick: () => this.page.drawer(false),
      },
      sign,
      h("span", { class: "name" }, channel.name),
      count ? [h("span", { class: "unseen" }, words.unread(count)), mark] : null,
    );
  }
}
