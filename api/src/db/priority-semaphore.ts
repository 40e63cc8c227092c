import type { Patience, Priority, Turns } from '../lib/priority.ts';

/**
 * Trips take their turn among bookings: they are short, and a booking's statements are so many that nobody else would have
 * any.
 */
const rankOf: Record<Priority, number> = { booking: 0, trip: 0, search: 1, extra: 2 };

/** What a permit is asked for. */
export interface Work {
  /** It reads and locks nothing. */
  isRead: boolean;
  priority: Priority;
  turns: Turns | null;
}

/** As in CoDel (RFC 8289): a queue that is never empty for so long does not come from chance. */
const LASTING_MS = 1_000;

interface Waiting extends Pick<Work, 'isRead'> {
  since: number;
  admit(): void;
}

/**
 * A semaphore whose permits go to what waits in the order of priority, then of arrival: a booking of fifty
 * statements would otherwise wait fifty times behind everybody's suggestions. Some permits are for reads alone. No package's
 * semaphore has two kinds of permits and says how long its first caller has waited.
 */
export class PrioritySemaphore {
  #free: number;
  /** Of the free ones: how many may be taken by what writes. */
  #freeForWrites: number;
  readonly #waiting = ([0, 1, 2] as const).map((): Waiting[] => []);
  /** Since when somebody of each rank has always waited. */
  readonly #waitingSince = [0, 0, 0];

  constructor(count: number, { forReads }: { forReads: number }) {
    this.#free = count;
    this.#freeForWrites = count - forReads;
  }

  /** Callers that wait for a permit. */
  get waiting(): number {
    return this.#waiting.reduce((sum, queue) => sum + queue.length, 0);
  }

  /**
   * For how many milliseconds the longest waiter has waited that would be served before work of this priority; 0 where a read gets
   * a permit at once: what else waits then waits for locks.
   */
  waitedMs(priority: Priority): number {
    if (this.#free > 0) return 0;
    let since = Number.POSITIVE_INFINITY;
    for (const queue of this.#waiting.slice(0, rankOf[priority] + 1)) {
      since = Math.min(since, queue[0]?.since ?? since);
    }
    return Math.max(0, performance.now() - since);
  }

  /** Takes a permit; false when the work had none for too long. Release it afterwards. */
  async acquire(work: Work, patience: Patience): Promise<boolean> {
    if (this.#isFree(work)) this.#count(work, -1);
    else if (!(await this.#wait(work, patience))) return false;
    if (work.turns) work.turns.lastAt = performance.now();
    return true;
  }

  /** Gives a permit back; of those who wait and may have it, the first gets it. */
  release(work: Pick<Work, 'isRead'>): void {
    this.#count(work, 1);
    for (const queue of this.#waiting) {
      const index = queue.findIndex((each) => this.#isFree(each));
      const [next] = index < 0 ? [] : queue.splice(index, 1);
      if (!next) continue;
      this.#count(next, -1);
      next.admit();
      return;
    }
  }

  #wait({ isRead, priority, turns }: Work, { usualMs, lastingMs }: Patience): Promise<boolean> {
    return new Promise((resolve) => {
      const rank = rankOf[priority];
      const queue = this.#waiting[rank] as Waiting[];
      const now = performance.now();
      if (queue.length === 0) this.#waitingSince[rank] = now;
      const isLasting = now - (this.#waitingSince[rank] as number) >= LASTING_MS;
      const patienceMs = isLasting ? lastingMs : usualMs;
      const giveUp = () => {
        const index = queue.indexOf(waiting);
        const leftMs = Math.max(now, turns?.lastAt ?? now) + patienceMs - performance.now();
        if (index < 0) return;
        if (leftMs > 0) timer = setTimeout(onTime, leftMs);
        else {
          queue.splice(index, 1);
          resolve(false);
        }
      };
      // After a stall timers come before the answers that set permits free.
      const onTime = () => void setImmediate(giveUp);
      let timer = setTimeout(onTime, patienceMs);
      const waiting: Waiting = {
        isRead,
        since: now,
        admit: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      queue.push(waiting);
    });
  }

  #isFree({ isRead }: Pick<Work, 'isRead'>): boolean {
    return this.#free > 0 && (isRead || this.#freeForWrites > 0);
  }

  #count({ isRead }: Pick<Work, 'isRead'>, change: 1 | -1): void {
    this.#free += change;
    if (!isRead) this.#freeForWrites += change;
  }
}
