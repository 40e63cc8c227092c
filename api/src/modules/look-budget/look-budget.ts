import type { AppContext } from '../../context.ts';
import { raiseAlert } from '../../lib/alert.ts';
import { RateLimitedError } from '../../lib/errors.ts';
import { getLookDay, getLookKey, type LookDay, USUAL_DAYS } from './look-day.ts';
import { findLookHistory, type LookHistory } from './look-store.ts';

/** A day's looks that are nobody's business, with whatever number of bookings. */
const FREE_LOOKS = 2_000;
/** Times as many looks for a booking as is usual for the branch. */
const TIMES_USUAL = 10;
/** Nobody is taken to look less for a booking: also who is new, or whose counts a crash of the database has emptied. */
const LEAST_USUAL = 50;
const FLUSH_MS = 5_000;

interface BranchLooks {
  /** Of this process, not in the database yet. */
  pending: number;
  /** Of all processes, when this one last looked. */
  counted: number;
  budget: number;
  alerted: 'none' | 'half' | 'stopped';
}

type Dependencies = Pick<AppContext, 'db' | 'clock' | 'counts' | 'log' | 'config'>;

/** How many looks a branch has on a day before they are stopped. */
export function computeLookBudget({ bookedToday, looksBefore, bookedBefore }: LookHistory): number {
  const usual = Math.max(LEAST_USUAL, looksBefore / Math.max(1, bookedBefore));
  // In the morning the bookings of the day are still to come.
  const bookings = Math.max(1, bookedToday, bookedBefore / USUAL_DAYS);
  return Math.max(FREE_LOOKS, Math.floor(TIMES_USUAL * usual * bookings));
}

/**
 * Searches, room lists and price checks of each branch on this day, against the bookings it makes: suppliers bill or
 * block by that ratio. Looks are added to the database every few seconds and not with each call, so that the brake may
 * come as late.
 */
export class LookBudget {
  readonly #app: Dependencies;
  #day: LookDay;
  #branches = new Map<string, BranchLooks>();
  #flushed = Number.NEGATIVE_INFINITY;
  #flushing: Promise<void> | null = null;

  constructor(app: Dependencies) {
    this.#app = app;
    this.#day = getLookDay(app.clock());
  }

  /**
   * Throws RateLimitedError (LOOKS_USED_UP, until midnight in Japan) when the branch has used up its looks, unless an
   * operator has lifted that.
   */
  async check(branchId: string): Promise<void> {
    const branch = this.#find(branchId);
    if (branch.counted + branch.pending < branch.budget) return;
    // It may have booked meanwhile, which gives it more.
    this.#flushSoon();
    if (await this.#app.counts.isLifted(getLookKey(this.#day.day, branchId))) return;
    const seconds = Math.ceil((this.#day.end.getTime() - this.#app.clock().getTime()) / 1000);
    throw new RateLimitedError(Math.max(1, seconds), 'LOOKS_USED_UP');
  }

  /** Counts a look that was let through. */
  note(branchId: string): void {
    this.#find(branchId).pending += 1;
    this.#flushSoon();
  }

  #find(branchId: string): BranchLooks {
    const day = getLookDay(this.#app.clock());
    if (day.day !== this.#day.day) {
      this.#day = day;
      this.#branches = new Map();
    }
    let branch = this.#branches.get(branchId);
    if (!branch) {
      const budget = FREE_LOOKS * this.#app.config.rateLimitFactor;
      branch = { pending: 0, counted: 0, budget, alerted: 'none' };
      this.#branches.set(branchId, branch);
    }
    return branch;
  }

  #flushSoon(): void {
    const now = performance.now();
    if (this.#flushing !== null || now - this.#flushed < FLUSH_MS) return;
    this.#flushed = now;
    this.#flushing = this.#flush()
      // Counted by this process alone until the database is there again.
      .catch((err: unknown) => this.#app.log.warn({ event: 'looks-not-counted', err }, 'looks not counted'))
      .finally(() => (this.#flushing = null));
  }

  async #flush(): Promise<void> {
    const day = this.#day;
    const due = [...this.#branches].filter(
      ([, { pending, counted, budget }]) => pending > 0 || counted >= budget,
    );
    if (due.length === 0) return;
    const ids = due.map(([id]) => id);
    const history = await findLookHistory(this.#app.db, ids, this.#app.clock());
    const expire = day.forgotten.getTime();
    await Promise.all(
      due.map(async ([id, branch]) => {
        const known = history.get(id);
        if (known) branch.budget = computeLookBudget(known) * this.#app.config.rateLimitFactor;
        const added = { key: getLookKey(day.day, id), points: branch.pending, expire, most: branch.budget };
        const counted = await this.#app.counts.add(added);
        branch.counted = counted.points;
        branch.pending -= added.points;
        this.#alert(id, branch);
      }),
    );
  }

  #alert(branchId: string, branch: BranchLooks): void {
    const { counted, budget, alerted } = branch;
    const kind = counted >= budget ? 'stopped' : counted * 2 >= budget ? 'half' : 'none';
    if (kind !== 'none' && kind !== alerted && alerted !== 'stopped') {
      raiseAlert(this.#app, {
        name: 'look-to-book-high',
        severity: kind === 'stopped' ? 'critical' : 'warning',
        branchId,
        count: counted,
        kind,
      });
      branch.alerted = kind;
    }
  }
}

const budgets = new WeakMap<object, LookBudget>();

/** The looks of this process. */
export function getLookBudget(app: Dependencies): LookBudget {
  let budget = budgets.get(app.counts);
  if (!budget) {
    budget = new LookBudget(app);
    budgets.set(app.counts, budget);
  }
  return budget;
}
