// Checks the deal of a record as docs/fair-deal.md describes it, with nothing of Gala's own code.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const record = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { deal } = record;
const sha = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest();

function field(part) {
  const content = Buffer.isBuffer(part) ? part : Buffer.from(part, "utf8");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
}

function option(value) {
  if (typeof value === "boolean") return `b:${value}`;
  return typeof value === "number" ? `n:${value}` : `s:${value}`;
}

const secret = Buffer.from(deal.secret, "hex");
const steps = [
  ["deal.version", "gala-joint-deal", String(deal.version)],
  ["deal.secret", secret],
  ["deal.table", deal.table],
  ["game", record.game],
  ["options", ...Object.keys(record.options).sort().flatMap((key) => [key, option(record.options[key])])],
  ["deal.players", String(deal.players.length)],
  ...deal.players.flatMap((player, number) =>
    ["name", "person", "word"].map((key) => [`deal.players[${number}].${key}`, player[key]]),
  ),
  ["deal.apart", ...deal.apart.flat().map(String)],
  ["deal.place", deal.place],
  ["deal.message", deal.message],
];
let link = Buffer.alloc(0);
for (const step of steps) link = sha(link, ...step.map(field));
const seed = sha(link, field("seed"));

// The dice of engine/dice.py: words of 64 bits, none that would favour a remainder.
let used = 0n;
const seats = sha(seed, Buffer.from("seats"));
function below(bound) {
  const size = 1n << 64n;
  for (;;) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(used++);
    const word = sha(Buffer.from("gala-dice-1"), seats, counter).readBigUInt64BE();
    if (word < size - (size % BigInt(bound))) return Number(word % BigInt(bound));
  }
}

function shuffled(count) {
  const order = [...Array(count).keys()];
  for (let place = 0; place < count - 1; place++) {
    const other = place + below(count - place);
    [order[place], order[other]] = [order[other], order[place]];
  }
  return order;
}

const apart = new Set(deal.apart.map(String));
const repeats = (order) => order.filter((one, seat) => apart.has(`${one},${order[(seat + 1) % order.length]}`)).length;
let seating = null;
for (let turn = 0; turn < (apart.size ? 20 : 1); turn++) {
  const order = shuffled(deal.players.length);
  if (seating === null || repeats(order) < repeats(seating)) seating = order;
}
const people = process.argv.slice(3).map((user) => sha(field("gala-person-1"), field(secret), field(user)).toString("hex"));
console.log(JSON.stringify({ seal: sha(secret).toString("hex"), seed: seed.toString("hex"), seating, people }));
