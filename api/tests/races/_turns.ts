import { setTimeout as sleep } from 'node:timers/promises';

export type Side = 'A' | 'B';

/** Whose turn it is, and for how many steps. After the last turn the other side continues to its end, then this one. */
export type Order = readonly { side: Side; steps: number }[];

interface Lane {
  /** Steps that wait for their turn; more than one where an operation asks for things side by side. */
  waiting: { what: string; go: () => void }[];
  underWay: number;
  /** What is under way beside or within steps, and waits for no lock. */
  busy: number;
  hasEnded: boolean;
  /** Waits for a lock or sleeps, so the other side continues meanwhile. */
  isStuck: boolean;
}

/** Longer than a statement takes that waits for nobody; decides nothing but when the other side may continue. */
const PATIENCE_MS = 40;
/** The same for what waits for no lock, and may only be slow: the way to the first step, and calls outside. */
const BUSY_MS = 2_000;
/** No step and no wait of the product is that long: the race itself is stuck. */
const STANDSTILL_MS = 30_000;

const newLane = (): Lane => ({ waiting: [], underWay: 0, busy: 0, hasEnded: false, isStuck: false });
const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/**
 * Lets two operations continue one step at a time, in a chosen order: a side runs from one step to the next while the other
 * one waits. A side whose turn it is and that can't continue, because it waits for a lock of the other one or sleeps,
 * lets the other one pass until it can.
 */
export class Turns {
  #lanes = { A: newLane(), B: newLane() };
  #isRacing = false;
  #change = Promise.withResolvers<void>();
  /** The steps of the last race as they were made. */
  steps: { side: Side; what: string }[] = [];

  /** Makes a step when its turn has come; outside of a race at once. */
  async take<T>(side: Side, what: string, step: () => Promise<T>): Promise<T> {
    if (!this.#isRacing) return step();
    const lane = this.#lanes[side];
    await new Promise<void>((go) => {
      lane.waiting.push({ what, go });
      lane.isStuck = false;
      this.#tell();
    });
    try {
      return await step();
    } finally {
      lane.underWay -= 1;
      lane.isStuck = false;
      this.#tell();
    }
  }

  /** Work of a side that is no step, or within one, and waits for no lock: it is waited for. */
  async during<T>(side: Side, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes[side];
    lane.busy += 1;
    try {
      return await work();
    } finally {
      lane.busy -= 1;
      this.#tell();
    }
  }

  /** Runs both to their ends. `patienceMs`: how long the order is insisted on when a side does not come to its step. */
  async race<T>(
    order: Order,
    operations: Record<Side, () => Promise<T>>,
    patienceMs = PATIENCE_MS,
  ): Promise<Record<Side, T>> {
    this.#lanes = { A: newLane(), B: newLane() };
    this.steps = [];
    this.#isRacing = true;
    const start = (side: Side) =>
      operations[side]().finally(() => {
        this.#lanes[side].hasEnded = true;
        this.#tell();
      });
    const ends = Promise.all([start('A'), start('B')]);
    ends.catch(() => {});
    try {
      await this.#follow(order, patienceMs);
    } finally {
      this.#isRacing = false;
      for (const { waiting } of Object.values(this.#lanes)) for (const { go } of waiting) go();
    }
    const [A, B] = await ends;
    return { A, B };
  }

  async #follow(order: Order, patienceMs: number): Promise<void> {
    const turns = order.map((turn) => ({ ...turn }));
    const last = order.at(-1)?.side ?? 'B';
    const isOnItsWay = ({ waiting, hasEnded }: Lane) => waiting.length === 0 && !hasEnded;
    while (Object.values(this.#lanes).some(isOnItsWay) && (await this.#changed(BUSY_MS)));
    for (;;) {
      const [turn] = turns;
      if (turn && (turn.steps === 0 || this.#lanes[turn.side].hasEnded)) {
        turns.shift();
        continue;
      }
      const side = turn?.side ?? (this.#lanes[other(last)].hasEnded ? last : other(last));
      if (this.#lanes[side].hasEnded) return;
      const went = await this.#step(side, patienceMs);
      if (turn && went === side) turn.steps -= 1;
    }
  }

  /** One step of this side, or of the other one while this one is stuck; null when it has none any more. */
  async #step(side: Side, patienceMs: number): Promise<Side | null> {
    const [own, rival] = [this.#lanes[side], this.#lanes[other(side)]];
    while (!own.hasEnded) {
      const standsRival = rival.underWay === 0 || rival.isStuck;
      if (standsRival && isReady(own)) return this.#release(side);
      const patience = own.busy + rival.busy > 0 ? Math.max(BUSY_MS, patienceMs) : patienceMs;
      if (!(standsRival && own.isStuck) && (await this.#changed(patience))) continue;
      if (!standsRival) {
        rival.isStuck = true;
        continue;
      }
      own.isStuck = true;
      if (isReady(rival)) return this.#release(other(side));
      if (await this.#changed(patienceMs)) continue;
      // Statements of one side that run side by side may wait for each other.
      if (own.waiting.length > 0) return this.#release(side);
      if (rival.waiting.length > 0) return this.#release(other(side));
      if (!(await this.#changed(STANDSTILL_MS))) throw new Error(`Nothing moves: ${this.#describe()}`);
    }
    return null;
  }

  #release(side: Side): Side {
    const lane = this.#lanes[side];
    const step = lane.waiting.shift();
    if (!step) throw new Error('There is no step to make.');
    lane.underWay += 1;
    this.steps.push({ side, what: step.what });
    step.go();
    return side;
  }

  #tell(): void {
    this.#change.resolve();
    this.#change = Promise.withResolvers();
  }

  async #changed(ms: number): Promise<boolean> {
    const timer = new AbortController();
    const late = sleep(ms, false, { signal: timer.signal }).catch(() => false);
    const isChanged = await Promise.race([this.#change.promise.then(() => true), late]);
    timer.abort();
    return isChanged;
  }

  #describe(): string {
    return (['A', 'B'] as const)
      .map((side) => {
        const { waiting, underWay, hasEnded } = this.#lanes[side];
        return `${side}: ${waiting.length} waiting, ${underWay} under way${hasEnded ? ', ended' : ''}`;
      })
      .join('; ');
  }
}

const isReady = ({ waiting, underWay }: Lane) => underWay === 0 && waiting.length > 0;
