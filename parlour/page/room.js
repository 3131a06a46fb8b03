// What this person can see right now, kept true by the feed; whoever draws listens to it.

import { Presses } from "./presses.js";

/** Snowflakes are too long for numbers: the longer one is later, then the alphabet decides. */
export function later(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

export class Room extends EventTarget {
  constructor(wire) {
    super();
    this.wire = wire;
    this.person = null;
    this.bot = null;
    this.connected = false;
    this.guilds = new Map();
    this.channels = new Map();
    this.timelines = new Map(); // channel id → {messages: Map by id, more, filled}
    this.commandLists = new Map(); // channel id → promise of commands
    this.commandsSeen = 0;
    this.commandNames = {}; // command id → {what it is called on the wire: what this person would type}
    this.emojis = {}; // the application's own: id → name
    this.namesSeen = 0; // how often emojis or the names of commands have changed
    this.presses = new Presses(this);
  }

  tell(what, detail = {}) {
    this.dispatchEvent(new CustomEvent(what, { detail }));
  }

  on(what, heard) {
    this.addEventListener(what, ({ detail }) => heard(detail));
  }

  hear(news) {
    const { event } = news;
    if (event === "hello") this.greet(news.view);
    else if (event === "lost") this.setConnected(false);
    else if (event === "message_create" || event === "message_update") this.keep(news.message, event === "message_create");
    else if (event === "message_delete") this.forget(news.channel_id, news.id);
    else if (event === "channel_create" || event === "channel_update") this.keepChannel(news.channel);
    else if (event === "channel_delete") this.dropChannel(news.id);
    else if (event === "guild_create" || event === "guild_update") this.keepGuild(news.guild);
    else if (event === "guild_delete") this.dropGuild(news.id);
    else if (event === "person") this.keepPerson(news.person);
    else if (event === "bot") {
      this.bot.connected = news.connected;
      this.presses.forget();
      this.tell("state");
    } else if (event === "commands") this.commandsChanged();
    else if (event === "emojis") this.rename(() => Object.assign(this, { emojis: news.emojis }));
    else if (event === "interaction") this.presses.heard(news);
    // "modal" is left aside: the page that pressed has the same as its answer.
    else if (event === "typing" || event === "modal_close" || event === "unknown") this.tell(event, news);
  }

  greet(view) {
    this.person = view.person;
    this.bot = view.bot;
    this.guilds = new Map(view.guilds.map((guild) => [guild.id, guild]));
    this.channels = new Map([...view.guilds.flatMap((guild) => guild.channels), ...view.dms].map((one) => [one.id, one]));
    this.timelines.clear();
    this.commandLists.clear();
    this.emojis = view.emojis;
    this.learnCommandNames();
    this.connected = true;
    this.presses.forget();
    this.tell("hello");
    this.tell("state");
  }

  setConnected(connected) {
    if (this.connected === connected) return;
    this.connected = connected;
    this.tell("state");
  }

  keepPerson(person) {
    this.person = person;
    this.tell("person");
    this.commandsChanged();
  }

  commandsChanged() {
    this.commandLists.clear();
    this.commandsSeen += 1;
    this.tell("commands");
    this.learnCommandNames();
  }

  /** What commands are called in this person's language, for wherever a message mentions one. */
  async learnCommandNames() {
    const names = await this.wire.commandNames().catch(() => null);
    if (names) this.rename(() => Object.assign(this, { commandNames: names }));
  }

  /** Something is called, or looks, another way from now on. */
  rename(change) {
    change();
    this.namesSeen += 1;
    this.tell("named");
  }

  keepChannel(channel) {
    this.channels.set(channel.id, channel);
    this.tell("places", { channel });
  }

  dropChannel(id) {
    this.channels.delete(id);
    this.timelines.delete(id);
    this.tell("places", { gone: id });
  }

  keepGuild(guild) {
    const before = [...this.channels.values()].filter((channel) => channel.guild_id === guild.id);
    for (const channel of before) this.channels.delete(channel.id);
    for (const channel of guild.channels) this.channels.set(channel.id, channel);
    this.guilds.set(guild.id, guild);
    this.tell("places", {});
  }

  dropGuild(id) {
    this.guilds.delete(id);
    for (const channel of [...this.channels.values()]) if (channel.guild_id === id) this.dropChannel(channel.id);
    this.tell("places", {});
  }

  /** A message came or changed. It is kept only where the timeline is already known. */
  keep(message, isNew) {
    const timeline = this.timelines.get(message.channel_id);
    const before = timeline?.messages.get(message.id);
    timeline?.messages.set(message.id, message);
    this.presses.brought(message, isNew);
    const isAnswer = Boolean(before?.parlour.thinking) && !message.parlour.thinking;
    this.tell("message", { message, isNew, isAnswer });
  }

  forget(channel, id) {
    this.timelines.get(channel)?.messages.delete(id);
    this.tell("gone", { channel, id });
  }

  /** The channel's messages, oldest first, asked for once and then kept true by the feed. */
  async timeline(channel) {
    if (!this.timelines.has(channel)) {
      const timeline = { messages: new Map(), more: false };
      timeline.filled = this.fill(timeline, channel);
      timeline.filled.catch(() => this.timelines.delete(channel));
      this.timelines.set(channel, timeline);
    }
    const timeline = this.timelines.get(channel);
    await timeline.filled;
    return timeline;
  }

  older(channel) {
    const timeline = this.timelines.get(channel);
    return this.fill(timeline, channel, sorted(timeline.messages)[0].id);
  }

  async fill(timeline, channel, before) {
    const answer = await this.wire.messages(channel, before);
    for (const message of answer.messages) {
      // What the feed brought while we asked is newer than the answer.
      if (!timeline.messages.has(message.id)) timeline.messages.set(message.id, message);
    }
    timeline.more = answer.more;
  }

  commands(channel) {
    if (!this.commandLists.has(channel)) {
      const asked = this.wire.commands(channel);
      asked.catch(() => this.commandLists.delete(channel));
      this.commandLists.set(channel, asked);
    }
    return this.commandLists.get(channel);
  }

  guildOf(channel) {
    return channel?.guild_id ? this.guilds.get(channel.guild_id) : null;
  }

  dm() {
    return [...this.channels.values()].find((channel) => channel.kind === "dm") ?? null;
  }

  /** Everybody this person can meet, the bot among them. */
  members(guild) {
    return guild ? guild.members : [this.bot, this.person];
  }

  /** A form opens on the page that asked for it; messages come by the feed, to all pages of this person. */
  settle(result) {
    if (result.modal) this.tell("form", { modal: result.modal });
  }
}

export function sorted(messages) {
  return [...messages.values()].sort((one, other) => later(one.id, other.id));
}
