import type { AppContext } from '../../context.ts';
import { raiseAlert } from '../../lib/alert.ts';
import { RateLimitedError } from '../../lib/errors.ts';
import { getLookDay, getLookKey, getUserLookKey, type LookDay, USUAL_DAYS } from './look-day.ts';
import { findLookHistory, type LookHistory } from './look-store.ts';

/** A day's looks that are nobody's business, with whatever number of bookings. */
const FREE_LOOKS = 2_000;
/** Times as many looks for a booking as is usual for the branch. */
const TIMES_USUAL = 10;
/** Nobody is taken to look less for a booking: also who is new, or whose counts a crash of the database has emptied. */
const LEAST_USUAL = 50;
/** What one person may use of the branch's looks: colleagues keep the rest. */
const PERSONS_SHARE = 0.8;
const FLUSH_MS = 5_000;

interface Looks {
  /** Of this process, not in the database yet. */
  pending: number;
  /** Of all processes, when this one last looked. */
  counted: number;
}

interface BranchLooks extends Looks {
  budget: number;
  alerted: 'none' | 'half' | 'stopped';
}

interface PersonsLooks extends Looks {
  branchId: string;
}

/** Who looks. */
export interface Looker {
  branchId: string;
  userId: string;
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
  #people = new Map<string, PersonsLooks>();
  #flushed = Number.NEGATIVE_INFINITY;
  #flushing: Promise<void> | null = null;

  constructor(app: Dependencies) {
    this.#app = app;
    this.#day = getLookDay(app.clock());
  }

  /**
   * Throws RateLimitedError until midnight in Japan, unless an operator has lifted that: LOOKS_USED_UP when the branch has
   * used up its looks, OWN_LOOKS_USED_UP when this person has used up their share of them.
   */
  async check({ branchId, userId }: Looker): Promise<void> {
    const branch = this.#findBranch(branchId);
    const person = this.#findPerson({ branchId, userId });
    const { day } = this.#day;
    if (person.counted + person.pending >= getShare(branch.budget))
      await this.#stop(getUserLookKey(day, userId), 'OWN_LOOKS_USED_UP');
    if (branch.counted + branch.pending >= branch.budget)
      await this.#stop(getLookKey(day, branchId), 'LOOKS_USED_UP');
  }

  /** Counts a look that was let through. */
  note(looker: Looker): void {
    this.#findBranch(looker.branchId).pending += 1;
    this.#findPerson(looker).pending += 1;
    this.#flushSoon();
  }

  async #stop(key: string, code: 'LOOKS_USED_UP' | 'OWN_LOOKS_USED_UP'): Promise<void> {
    // The branch may have booked meanwhile, which gives it more.
    this.#flushSoon();
    if (await this.#app.counts.isLifted(key)) return;
    const seconds = Math.ceil((this.#day.end.getTime() - this.#app.clock().getTime()) / 1000);
    throw new RateLimitedError(Math.max(1, seconds), code);
  }

  #startDay(): void {
    const day = getLookDay(this.#app.clock());
    if (day.day === this.#day.day) return;
    this.#day = day;
    this.#branches = new Map();
    this.#people = new Map();
  }

  #findBranch(branchId: string): BranchLooks {
    this.#startDay();
    let branch = this.#branches.get(branchId);
    if (!branch) {
      const budget = FREE_LOOKS * this.#app.config.rateLimitFactor;
      branch = { pending: 0, counted: 0, budget, alerted: 'none' };
      this.#branches.set(branchId, branch);
    }
    return branch;
  }

  #findPerson({ userId, branchId }: Looker): PersonsLooks {
    this.#startDay();
    let person = this.#people.get(userId);
    if (person?.branchId !== branchId) {
      person = { pending: 0, counted: 0, branchId };
      this.#people.set(userId, person);
    }
    return person;
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
    await Promise.all(
      due.map(async ([id, branch]) => {
        const known = history.get(id);
        if (known) branch.budget = computeLookBudget(known) * this.#app.config.rateLimitFactor;
        await this.#add(day, getLookKey(day.day, id), branch, branch.budget);
        this.#alert(id, branch);
      }),
    );
    await Promise.all(
      [...this.#people].map(async ([id, person]) => {
        const share = getShare(this.#findBranch(person.branchId).budget);
        if (person.pending > 0 || person.counted >= share)
          await this.#add(day, getUserLookKey(day.day, id), person, share);
      }),
    );
  }

  async #add({ forgotten }: LookDay, key: string, looks: Looks, most: number): Promise<void> {
    const added = { key, points: looks.pending, expire: forgotten.getTime(), most };
    looks.counted = (await this.#app.counts.add(added)).points;
    looks.pending -= added.points;
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

function getShare(budget: number): number {
  return Math.floor(budget * PERSONS_SHARE);
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
