import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../src/config/config.ts';
import type { TestClient } from '../_client.ts';
import { CrashProcess, type Services, within } from './_crash-process.ts';
import { bringGuest, findHotels, type Guest } from './_guests.ts';
import { findDifferentViews } from './_different-views.ts';
import { findBreaches, getStanding } from './_invariants.ts';
import { type OutsideBooks, readOutside } from './_outside-books.ts';
import type { CrashPoint } from './_points.ts';
import type { AttemptRows } from './_rows.ts';

export interface CrashOptions {
  services: Services;
  database: Config['database'];
  points: readonly CrashPoint[];
  /** Deaths; each interrupts one attempt per point. */
  rounds: number;
  forgetful?: boolean;
  logFile?: string;
  /** Waits, after the last round, for what the supplier had not said within the limit. */
  untilTheEnd?: boolean;
  /** From the restart until everything is idle, or is known to be unknown and asked for again; default 60 s. */
  recoveryMs?: number;
  onRound?: (outcomes: readonly CrashResult[]) => void;
}

/** What became of one interrupted attempt. */
export interface CrashResult {
  point: string;
  tag: string;
  /** Nothing of it is left to do, or a timer asks for it, within the limit. */
  recovered: boolean;
  /** What it was still doing when it was not. */
  late: string | null;
  breaches: string[];
}

const RECOVERY_MS = 60_000;
/** The supplier's slowest answer to a lost cancellation, and the questions after it. */
const END_MS = 240_000;
const ARRIVAL_MS = 180_000;
const employee = 'employee@sakura.example';
const operator = 'operator@yado.example';

/** Kills an API at the points, round after round, restarts it on its database and compares the books. */
export async function crashRounds(options: CrashOptions): Promise<CrashResult[]> {
  const outcomes: CrashResult[] = [];
  let api = await CrashProcess.start(options);
  try {
    const hotels = await findHotels(api.as(employee));
    for (let round = 0; round < options.rounds; round++) {
      const tags = await interrupt(api, hotels, options.points);
      // Nothing of the control's carelessness but the writes it never made is left after the restart.
      api = await CrashProcess.start({ ...options, forgetful: false });
      const judged = await recover(api, options, tags);
      outcomes.push(...judged);
      options.onRound?.(judged);
      if (options.forgetful && round + 1 < options.rounds) {
        await api.kill();
        api = await CrashProcess.start(options);
      }
    }
    if (options.untilTheEnd) await awaitTheEnd(api, options.services, outcomes);
    const { credit } = await api.rows([]);
    const start = 3_000_000;
    const last = outcomes.at(-1);
    if (credit.balance !== start + credit.entries)
      last?.breaches.push(`I2: credit ${credit.balance}, but ${start} and entries of ${credit.entries}`);
    return outcomes;
  } finally {
    await api.kill();
  }
}

/** Brings one guest per point, lets all of them act, and returns when the process has killed itself: tag → point. */
async function interrupt(
  api: CrashProcess,
  hotels: readonly string[],
  points: readonly CrashPoint[],
): Promise<Map<string, string>> {
  const client = api.as(employee);
  const guests: { guest: Guest; point: CrashPoint }[] = [];
  for (const point of points) guests.push({ guest: await bringGuest(client, hotels, point.scenario), point });
  const booked = guests.filter(({ point }) => point.scenario === 'cancel').map(({ guest }) => guest.tag);
  await atRest(api, booked);
  const tags = new Map(guests.map(({ guest, point }) => [guest.tag, point.name]));
  api.arm(Object.fromEntries(tags));
  const acting = Promise.all(
    guests.map(({ guest, point }) => actUntilStopped(api, client, hotels, guest, point, tags)),
  );
  const how = await Promise.race([
    within(ARRIVAL_MS, api.ended, 'The process did not kill itself').catch((error: unknown) => {
      const missing = [...tags].filter(([tag]) => !api.hasArrived(tag)).map(([, name]) => name);
      throw new Error(`Never reached: ${missing.join('; ')}`, { cause: error });
    }),
    acting.then(() => api.ended),
  ]);
  if (how !== 'SIGKILL') throw new Error(`The process ended otherwise: ${how}`);
  return tags;
}

/** Sends the request. One that was answered with an error, e.g. a room just sold, gives way to another guest's. */
async function actUntilStopped(
  api: CrashProcess,
  client: TestClient,
  hotels: readonly string[],
  first: Guest,
  point: CrashPoint,
  tags: Map<string, string>,
): Promise<void> {
  let guest = first;
  for (let tries = 0; tries < 5; tries++) {
    const errorCode = await guest.act().catch(() => null);
    if (errorCode === null || api.hasArrived(guest.tag)) return;
    const other = await bringGuest(client, hotels, point.scenario);
    if (point.scenario === 'cancel') await atRest(api, [other.tag]);
    api.replace(guest.tag, other.tag);
    tags.delete(guest.tag);
    tags.set(other.tag, point.name);
    guest = other;
  }
}

async function atRest(api: CrashProcess, tags: string[]): Promise<void> {
  for (const until = Date.now() + ARRIVAL_MS; ; await sleep(300)) {
    const { attempts } = await api.rows(tags);
    if (attempts.length === tags.length && attempts.every((rows) => getStanding(rows) === 'settled')) return;
    if (Date.now() > until) throw new Error('The trips to cancel were never paid.');
  }
}

async function recover(
  api: CrashProcess,
  { services, recoveryMs = RECOVERY_MS, untilTheEnd = false }: CrashOptions,
  tags: ReadonlyMap<string, string>,
): Promise<CrashResult[]> {
  const all = [...tags.keys()];
  let attempts: AttemptRows[] = [];
  const isMoving = (rows: AttemptRows) =>
    getStanding(rows) === 'moving' && !(untilTheEnd && waitsForCard(rows));
  for (const until = api.listensSince + recoveryMs; Date.now() < until; await sleep(500)) {
    ({ attempts } = await api.rows(all));
    if (!attempts.some(isMoving)) break;
  }
  const outsideOf = await readOutside(services);
  return Promise.all(
    [...tags].map(async ([tag, point]) => {
      const rows = attempts.find((each) => each.tag === tag);
      if (!rows)
        return { point, tag, recovered: false, late: null, breaches: ['the attempt was never written'] };
      const recovered = !isMoving(rows);
      const late = recovered ? null : `still ${describe(rows)} after ${recoveryMs / 1000} s`;
      const breaches = findBreaches(rows, await outsideOf(tag, rows.attempt.id));
      breaches.push(...(await findDifferentViews([api.as(employee), api.as(operator)], rows.travel)));
      return { point, tag, recovered, late, breaches };
    }),
  );
}

/**
 * The card provider was asked after the restart and holds nothing: that is final only once the lost call can't arrive
 * any more (CARD_CALL_OVER_MS), and a timer asks again. How it ends is judged after the last round.
 */
function waitsForCard({ attempt }: AttemptRows): boolean {
  return attempt.state === 'AUTHORIZING' && attempt.hasTimer && attempt.checks > 0;
}

async function awaitTheEnd(api: CrashProcess, services: Services, outcomes: CrashResult[]): Promise<void> {
  const tags = outcomes.map(({ tag }) => tag);
  for (const until = Date.now() + END_MS; ; await sleep(2_000)) {
    const { attempts } = await api.rows(tags);
    const outsideOf = await readOutside(services);
    const ends = await Promise.all(
      attempts.map(async (rows) => ({ rows, outside: await outsideOf(rows.tag, rows.attempt.id) })),
    );
    const open = ends.filter(({ rows, outside }) => !isEnd(rows, outside));
    if (open.length > 0 && Date.now() < until) continue;
    for (const { rows, outside } of ends) {
      const outcome = outcomes.find(({ tag }) => tag === rows.tag);
      if (!outcome || outcome.breaches.length > 0) continue;
      if (!isEnd(rows, outside)) outcome.breaches.push(`never settled: ${describe(rows)}`);
      // The mailbox keeps the newest mails only; they were counted right after the restart.
      outcome.breaches.push(...findBreaches(rows, outside).filter((breach) => !breach.startsWith('mail:')));
    }
    return;
  }
}

/** Nothing of it is left to do; or sent, as far as we can know, but never heard of by the supplier: that is for an operator in the end. */
function isEnd(rows: AttemptRows, { itineraries }: OutsideBooks): boolean {
  const isForOperator = rows.attempt.state === 'SUPPLIER_UNKNOWN' && itineraries.length === 0;
  return getStanding(rows) === 'settled' || (isForOperator && rows.attempt.hasTimer);
}

function describe({ attempt, payment, rooms, mails }: AttemptRows): string {
  const money = payment ? `payment ${payment.state}/${payment.pending ?? '-'}` : 'no payment';
  const cancel = rooms.map(({ status, cancelState }) => `${status}/${cancelState ?? '-'}`).join(',');
  return `${attempt.state}, ${money}, rooms [${cancel}], unsent mails ${mails.filter(({ sent }) => !sent).length}`;
}
