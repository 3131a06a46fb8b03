// Slash commands as a flat list of what can be typed, and which of them a beginning fits.

const SUBCOMMAND = 1;
const GROUP = 2;

/** Every runnable command: {path, shown, description, options}; groups and subcommands are spelt out. */
export function runnable(commands) {
  return commands.filter((command) => command.type === 1).flatMap((command) => spelt(command, [], []));
}

function spelt(part, path, shown) {
  const own = [...path, part.name];
  const seen = [...shown, part.name_localized ?? part.name];
  const below = (part.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (below.length) return below.flatMap((option) => spelt(option, own, seen));
  return [
    {
      path: own.join(" "),
      shown: seen.join(" "),
      description: part.description_localized ?? part.description,
      options: part.options ?? [],
    },
  ];
}

/** Those that begin with what was typed come first, then those that contain it; both as in a dictionary. */
export function fitting(list, typed) {
  const wanted = typed.toLowerCase();
  const rank = ({ path, shown }) => {
    if ([path, shown].some((name) => name.toLowerCase().startsWith(wanted))) return 0;
    return [path, shown].some((name) => name.toLowerCase().includes(wanted)) ? 1 : 2;
  };
  return list
    .map((command) => [rank(command), command])
    .filter(([place]) => place < 2)
    .sort(([one, command], [other, next]) => one - other || command.shown.localeCompare(next.shown))
    .map(([, command]) => command);
}

/** The command that was typed in full, with what follows it; null while more commands could be meant. */
export function typedInFull(list, typed) {
  for (const command of list) {
    for (const name of [command.shown, command.path]) {
      if (typed.toLowerCase().startsWith(`${name.toLowerCase()} `)) {
        return { command, rest: typed.slice(name.length + 1) };
      }
    }
  }
  return null;
}
