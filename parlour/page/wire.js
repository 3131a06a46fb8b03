// The page's side of the parlour's control interface: questions, deeds and the live feed.

/** The parlour said no; the message is its own sentence, or empty where it could not be reached. */
export class Refused extends Error {
  constructor(message, status = 0) {
    super(message);
    this.status = status;
  }
}

async function ask(method, path, body) {
  let response;
  try {
    response = await fetch(`/parlour/${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.error ?? `${response.status} ${response.statusText}`, response.status);
  return answer;
}

export const people = async () => (await ask("GET", "people")).people;
export const newPerson = (name, displayName, locale) =>
  ask("POST", "people", { name, display_name: displayName, locale });

/** Everything one person may ask for and do. */
export function wireOf(person) {
  const own = `people/${encodeURIComponent(person)}`;
  return {
    view: () => ask("GET", `${own}/view`),
    messages: (channel, before) =>
      ask("GET", `${own}/channels/${channel}/messages?limit=50${before ? `&before=${before}` : ""}`),
    commands: async (channel) => (await ask("GET", `${own}/commands?channel=${channel}`)).commands,
    commandNames: async () => (await ask("GET", `${own}/command_names`)).names,
    change: (what) => ask("PATCH", own, what),
    act: (deed, what = {}) => ask("POST", `${own}/${deed}`, what),
    feed: (heard) => listen(own, heard),
  };
}

/** Hear the feed for ever: a closed one is opened again, a little later each time the parlour does not answer. */
function listen(own, heard) {
  let patience = 250;
  const open = () => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/parlour/${own}/feed`);
    socket.onmessage = ({ data }) => {
      patience = 250;
      heard(JSON.parse(data));
    };
    socket.onclose = () => {
      heard({ event: "lost" });
      setTimeout(knock, patience);
    };
  };
  const knock = () =>
    ask("GET", `${own}/view`).then(open, (refused) => {
      if (refused.message) return heard({ event: "unknown" });
      patience = Math.min(patience * 2, 2000);
      return setTimeout(knock, patience);
    });
  open();
}
