import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openDatabase } from '../../src/db/client.ts';
import { startRapidProxy } from '../booking/_rapid-proxy.ts';
import { type BookResult, type BookInput, bookPath, retrievePath } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { buildEnvironment } from '../crash/_crash-process.ts';
import { bringGuest, findHotels, type Guest } from '../crash/_guests.ts';
import { findBreaches, getStanding } from '../crash/_invariants.ts';
import { type OutsideBooks, readOutside } from '../crash/_outside-books.ts';
import { type AttemptRows, readRows } from '../crash/_rows.ts';
import { TestClient } from '../_client.ts';
import { copyDatabase } from '../_database.ts';
import { signIn } from '../_sign-in.ts';
import { ApiProcess } from '../process/_api-process.ts';
import { checkOutPreviousRelease, type PreviousRelease } from '../release/_previous-release.ts';

const BOOKINGS = 50;
/** Some rooms are sold to another guest of the same moment. */
const SPARE = 6;
const authorizePath = /^\/v1\/payment_intents$/;
const capturePath = /^\/v1\/payment_intents\/\w+\/capture$/;
const never = { kind: 'delay', ms: 600_000 } as const;
const broken = { kind: 'refuse', status: 500, body: '{}' } as const;

/** Asks for nothing that one of the releases doesn't know: the other tests' operation grows with this release. */
async function bookOnEither(client: TestClient, input: BookInput): Promise<BookResult> {
  const response = await client.query<{ bookExpediaHotel: BookResult }>(
    `mutation ($input: BookExpediaHotelInput!) {
      bookExpediaHotel(input: $input) { __typename ... on BookError { errorCode } }
    }`,
    { input },
  );
  return response.expectNoErrors().bookExpediaHotel;
}

/** State of the attempts when the first release dies. */
function countStages(attempts: readonly AttemptRows[]): Record<string, number> {
  const stages: Record<string, number> = {};
  for (const rows of attempts) {
    if (getStanding(rows) === 'settled') continue;
    const stage = rows.attempt.state === 'CONFIRMED' ? 'to be captured' : rows.attempt.state;
    stages[stage] = (stages[stage] ?? 0) + 1;
  }
  return stages;
}

/**
 * A request that the first release was killed with on its way never reached the supplier: the attempt is asked about
 * until the supplier's window is over, which is longer than this test.
 */
function isSettled({ rows, outside }: { rows: AttemptRows; outside: OutsideBooks }): boolean {
  const standing = getStanding(rows);
  return standing === 'settled' || (standing === 'unknown' && outside.itineraries.length === 0);
}

describe.concurrent('bookings under way while one release takes over from another', () => {
  let previous: PreviousRelease;
  const running: ApiProcess[] = [];
  beforeAll(async () => {
    previous = await checkOutPreviousRelease();
  });
  afterAll(async () => {
    for (const api of running) api.child.kill('SIGKILL');
    await previous.remove();
  });

  /** Begins them on one release, starts the other one beside it, kills the first: what became of them. */
  async function takeOver(first: string | undefined, second: string | undefined) {
    const { database: prepared, ...services } = inject('world');
    const config = await copyDatabase(prepared);
    const [rapid, stripe] = await Promise.all([
      startRapidProxy(services.rapid),
      startRapidProxy(services.stripe),
    ]);
    const database = await openDatabase(config);
    const start = (entry: string | undefined) => {
      const env = { RAPID_BASE_URL: rapid.url, STRIPE_API_BASE: stripe.url };
      const api = new ApiProcess({ ...buildEnvironment(services, config), ...env }, entry);
      running.push(api);
      return api;
    };
    const begun = start(first);
    const client = new TestClient(await begun.listening(), () =>
      signIn(services.auth, 'employee@sakura.example'),
    );
    const hotels = await findHotels(client);
    const guests: Guest[] = [];
    const bringSome = async () => {
      while (guests.length < BOOKINGS + SPARE)
        guests.push(
          await bringGuest(
            client,
            hotels,
            guests.length % 8 === 0 ? 'book by invoice' : 'book by card',
            bookOnEither,
          ),
        );
    };
    await Promise.all(Array.from({ length: 6 }, bringSome));
    stripe.breakNext('POST', authorizePath, never, 12);
    stripe.breakNext('POST', capturePath, broken, 1_000);
    rapid.breakNext('POST', bookPath, never, 12);
    rapid.breakNext('POST', bookPath, { ...broken, kind: 'lose-answer' }, 12);
    rapid.breakNext('GET', retrievePath, broken, 1_000);
    const failures: unknown[] = [];
    let isKilled = false;
    for (const guest of guests) {
      void guest.act().catch((error: unknown) => {
        if (!isKilled) failures.push(error);
      });
    }
    const tags = guests.map(({ tag }) => tag);
    const read = async () => (await readRows(database, tags)).attempts;
    const stages = await eventually(
      async () => {
        if (failures.length > 0) throw failures[0];
        return countStages(await read());
      },
      (found) =>
        Object.values(found).reduce((sum, count) => sum + count, 0) >= BOOKINGS &&
        ['AUTHORIZING', 'SUPPLIER_SENT', 'SUPPLIER_UNKNOWN', 'to be captured'].every((each) => found[each]),
    );
    const other = start(second);
    await other.listening();
    isKilled = true;
    begun.child.kill('SIGKILL');
    await begun.ended;
    rapid.heal();
    stripe.heal();
    const settled = async () => {
      const attempts = await read();
      // Afterwards: a mail that leaves between the two readings would be one that nobody received.
      const outsideOf = await readOutside(services);
      const pairs = attempts.map(async (rows) => ({
        rows,
        outside: await outsideOf(rows.tag, rows.attempt.id),
      }));
      return Promise.all(pairs);
    };
    const ends = await eventually(settled, (attempts) => attempts.every(isSettled));
    const breaches = ends.flatMap(({ rows, outside }) => findBreaches(rows, outside));
    await Promise.all([database.close(), rapid.close(), stripe.close()]);
    return { stages, ends, breaches };
  }

  it('are finished by this release when the previous one began them', async ({ expect }) => {
    const { ends, breaches } = await takeOver(previous.main, undefined);
    expect(breaches).toEqual([]);
    expect(ends.length).toBeGreaterThanOrEqual(BOOKINGS);
  });

  it('are finished by the previous release when this one began them', async ({ expect }) => {
    const { ends, breaches } = await takeOver(undefined, previous.main);
    expect(breaches).toEqual([]);
    expect(ends.length).toBeGreaterThanOrEqual(BOOKINGS);
  });
});
