// Plays a whole game of the toy through `serve`, always by the last legal move that is no step back.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [program, ...args] = process.argv.slice(2);
const engine = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + "\n");
  const answer = JSON.parse((await answers.next()).value);
  if (!answer.ok) throw new Error(answer.error);
  return answer;
}

let { decisions } = await ask({ do: "setup", game: "toy", seats: 3, seed: "c0".repeat(32) });
for (let open; (open = decisions.find((decision) => decision.awaited)); ) {
  const { moves } = await ask({ do: "legal", seat: open.seat });
  const move = moves.filter((each) => each.kind !== "take_back").at(-1);
  ({ decisions } = await ask({ do: "play", seat: open.seat, move, ticket: open.ticket }));
}
console.log(JSON.stringify((await ask({ do: "outcome" })).outcome));
engine.stdin.end();
