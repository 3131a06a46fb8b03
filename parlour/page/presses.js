// What was pressed and is not yet answered: first the bot's word is awaited, then the edit it promised.

const SOON = 3000; // what a bot asks this soon after a press follows from it
const TOKEN_LASTS = 15 * 60 * 1000;

export class Presses {
  constructor(room) {
    this.room = room;
    this.pending = new Map(); // message id → {key: the custom id pressed, interaction: its id, once the bot has put it off}
    this.failures = new Map(); // message id → the sentence shown under it
    this.last = null; // the message last pressed: its change is the answer
    this.lastAt = 0;
  }

  /** Whether something was pressed only a moment ago. */
  get isFresh() {
    return Date.now() - this.lastAt < SOON;
  }

  /** A press or a choice; a sentence stands under the message if nobody has answered it. */
  async use(deed, message, key, values) {
    const { id } = message;
    const before = this.pending.get(id);
    if (before && (!before.interaction || before.key === key)) return;
    this.last = id;
    this.lastAt = Date.now();
    const held = this.begin(id, key);
    const what = { message: id, custom_id: key };
    const result = await this.room.wire
      .act(deed, values ? { ...what, values } : what)
      .catch((refused) => ({ outcome: "failed", error: refused.message }));
    if (result.outcome === "failed") this.failures.set(id, { error: result.error });
    if (result.modal) result.modal.from = { id, key };
    this.answered(id, held, result.outcome);
    this.room.settle(result);
  }

  /** Send a form; what it was opened from waits with it. Throws where the parlour refuses it. */
  async submit(modal, values) {
    const { id, key } = modal.from ?? {};
    const held = id ? this.begin(id, key) : null;
    let outcome = "refused";
    try {
      ({ outcome } = await this.room.wire.act("submit", { modal: modal.id, values }));
      return outcome;
    } finally {
      if (held) this.answered(id, held, outcome);
    }
  }

  begin(id, key) {
    const held = { key, interaction: null };
    this.failures.delete(id);
    this.pending.set(id, held);
    this.room.tell("touched", { id });
    return held;
  }

  /** An answer that was put off is over when the feed brings it, never before. */
  answered(id, held, outcome) {
    if (outcome !== "deferred_update") this.end(id, held);
  }

  end(id, held) {
    if (this.pending.get(id) !== held) return;
    this.pending.delete(id);
    this.room.tell("touched", { id });
  }

  /** The feed says how an interaction was answered, always before it brings what follows from it. */
  heard({ interaction, outcome, message_id: id }) {
    const held = this.pending.get(id);
    if (!held || held.interaction || outcome !== "deferred_update") return;
    held.interaction = interaction;
    setTimeout(() => this.end(id, held), TOKEN_LASTS);
    this.room.tell("touched", { id });
  }

  /** A message came or changed: it may be what was promised. */
  brought(message, isNew) {
    if (!isNew) this.failures.delete(message.id);
    for (const [id, held] of this.pending) {
      const promised = held.interaction && (message.id === id || message.interaction_metadata?.id === held.interaction);
      if (promised) this.end(id, held);
    }
  }

  /** The bot or the parlour has come or gone: nobody remembers what was promised. */
  forget() {
    for (const [id, held] of this.pending) this.end(id, held);
  }
}
