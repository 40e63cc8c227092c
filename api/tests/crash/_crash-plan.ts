import { randomInt } from 'node:crypto';
import { type CrashPoint, type OutsideCall, pointNamed } from './_points.ts';

/** What the database was asked to do on one connection, now committed. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

const tagShape = /^crash-[\w-]{36}$/;
const idShape = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;
/** A call under way is cut off before it leaves, on its way, or after it was carried out. */
const UNDER_WAY_MS = 40;

/**
 * Inside the process that is to die: which attempt dies where. Each armed attempt is stopped at its own point; when
 * all of them have come to theirs the process kills itself. So one death interrupts many attempts, each exactly there.
 */
export class CrashPlan {
  /** Ids of an attempt's rows, its reference, its itinerary → the attempt's tag. */
  readonly #tags = new Map<string, string>();
  readonly #points = new Map<string, CrashPoint>();
  readonly #stops = new Map<string, PromiseWithResolvers<void>>();
  readonly #death = Promise.withResolvers<void>();
  readonly #onArrival: (tag: string) => void;

  constructor(onArrival: (tag: string) => void) {
    this.#onArrival = onArrival;
  }

  get isArmed(): boolean {
    return this.#points.size > 0;
  }

  /** From now on these attempts stop at these points. */
  arm(points: Record<string, string>): void {
    for (const [tag, name] of Object.entries(points)) {
      this.#points.set(tag, pointNamed(name));
      this.#stops.set(tag, Promise.withResolvers());
    }
  }

  /** An attempt that never came to its point gives way to another one. */
  replace(tag: string, other: string): void {
    const point = this.#points.get(tag);
    if (!point) throw new Error(`${tag} is not armed.`);
    this.#points.delete(tag);
    this.arm({ [other]: point.name });
  }

  learn(id: string, tag: string): void {
    this.#tags.set(id, tag);
  }

  findTag(id: unknown): string | undefined {
    if (typeof id !== 'string') return undefined;
    return tagShape.test(id) ? id : this.#tags.get(id);
  }

  /** Resolves once the attempt has come to its point; never when it has none. */
  getStop(tag: string | undefined): Promise<void> {
    return this.#stops.get(tag ?? '')?.promise ?? new Promise(() => {});
  }

  /** To be awaited after every use of a connection, which is given back by then. */
  async afterCommit(statements: readonly Statement[]): Promise<void> {
    for (const { sql, parameters } of statements) {
      const table = /^(?:insert into|update) "(\w+)"/.exec(sql)?.[1];
      if (table === undefined) continue;
      const tag = this.#tagAmong(parameters);
      if (tag === undefined) continue;
      if (sql.startsWith('insert into')) this.#learnRow(table, parameters, tag);
      const trigger = this.#points.get(tag)?.trigger;
      if (trigger?.when !== 'written' || trigger.table !== table) continue;
      if (parameters.includes(trigger.value)) return this.#stop(tag);
    }
  }

  /** Carries the outside call out, unless the attempt is to die before, during or after it. */
  async around<T>(call: OutsideCall, tag: string | undefined, work: () => Promise<T>): Promise<T> {
    const trigger = this.#points.get(tag ?? '')?.trigger;
    if (tag === undefined || !trigger) return work();
    if (this.#hasArrived(tag)) return new Promise<never>(() => {});
    const isMeant = trigger.when !== 'written' && trigger.call === call;
    if (isMeant && trigger.when === 'sending') {
      this.#arrive(tag);
      await this.#death.promise;
      void work();
      return new Promise<never>(() => {});
    }
    const result = await work();
    if (isMeant) await this.#stop(tag);
    return result;
  }

  #tagAmong(parameters: readonly unknown[]): string | undefined {
    for (const parameter of parameters) {
      const tag = this.findTag(parameter);
      if (tag !== undefined) return tag;
    }
    return undefined;
  }

  /** A new row's id comes first; an attempt also brings its reference to the supplier. */
  #learnRow(table: string, parameters: readonly unknown[], tag: string): void {
    const ids = parameters.filter((each): each is string => typeof each === 'string' && idShape.test(each));
    for (const id of table === 'booking_attempts' ? ids : ids.slice(0, 1)) {
      if (!this.#tags.has(id)) this.learn(id, tag);
    }
  }

  #hasArrived(tag: string): boolean {
    return this.#arrived.has(tag);
  }

  readonly #arrived = new Set<string>();

  #stop(tag: string): Promise<never> {
    this.#arrive(tag);
    return new Promise(() => {});
  }

  #arrive(tag: string): void {
    if (this.#arrived.has(tag)) return;
    this.#arrived.add(tag);
    this.#stops.get(tag)?.resolve();
    this.#onArrival(tag);
    if (![...this.#points.keys()].every((each) => this.#arrived.has(each))) return;
    this.#death.resolve();
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), randomInt(UNDER_WAY_MS));
  }
}
