// Who and what an id stands for, as one person sees it.

import { emojiPicture } from "./signs.js";

/** What markdown needs to know about the people, channels and commands around it. */
export function namesFor(page) {
  const { room, words } = page;
  const members = () => [...room.guilds.values()].flatMap((guild) => guild.members);
  const roles = () => [...room.guilds.values()].flatMap((guild) => guild.roles);
  return {
    words,
    locale: room.person.locale,
    me: room.person.id,
    user: (id) => [room.bot, room.person, ...members()].find((one) => one.id === id)?.display_name ?? words.unknown,
    role: (id) => roles().find((role) => role.id === id)?.name.replace(/^@/, "") ?? words.unknown,
    channel: (id) => room.channels.get(id)?.name ?? null,
    channelAddress: (id) => addressOf(room.person.id, id),
    emoji: (id, name) => (id in room.emojis ? emojiPicture(id, room.emojis[id]) : `:${name}:`),
    command: (id, path) => room.commandNames[id]?.[path] ?? path,
    startCommand: (command) => page.startCommand(command),
  };
}

export function addressOf(person, channel) {
  return `?person=${person}${channel ? `#${channel}` : ""}`;
}

export function nameOf(user) {
  return user.display_name ?? user.global_name ?? user.username ?? user.name;
}

const HUES = [152, 200, 262, 320, 18, 44, 96, 230];

/** A round letter in a colour of one's own; names are always written beside it. */
export function hueOf(id) {
  const sum = [...id].reduce((total, digit, place) => total + Number(digit) * (place + 1), 0);
  return HUES[sum % HUES.length];
}
