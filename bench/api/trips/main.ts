// How long each list of trips takes at the database, and how that grows with the trips of everybody.
import { type Db, openDatabase } from '../../../api/src/db/client.ts';
import { migrateToLatest } from '../../../api/src/db/migrate.ts';
import { findTravelPage, type TravelFilter } from '../../../api/src/modules/travel/travel-list-store.ts';
import type { TenantScope } from '../../../api/src/modules/viewer/tenant-scope.ts';
import { percentile } from '../../lib/statistics.ts';
import type { Postgres } from '../postgres.ts';
import { AGENCY, growCompanies, growTrips, LARGE_BRANCH, PERSON, SMALL_BRANCH } from './grow.ts';

const SIZES = [100_000, 1_000_000];
const ROUNDS = 8;
/** Of each list, search and page at the database, milliseconds in p95. */
const AIM_MS = 50;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const scopes: Record<string, TenantScope> = {
  'small company': { kind: 'branch', branchId: SMALL_BRANCH },
  'large company': { kind: 'branch', branchId: LARGE_BRANCH },
  agency: { kind: 'agency', agencyId: AGENCY },
  operator: { kind: 'all' },
};
const inputs: Record<string, TravelFilter['input']> = {
  list: {},
  newest: { sort: 'CREATED_AT_DESC' },
  mine: { onlyMine: true },
  'guest, common': { guestName: 'SATO' },
  'guest, rare': { guestName: 'SATOJJ TAROK' },
  'guest, nobody': { guestName: 'XYZXYZ' },
  'guest, two letters': { guestName: 'ab' },
  'guest, three letters': { guestName: 'abc' },
  'guest, common, this week': { guestName: 'SATO', stayFrom: day(0), stayTo: day(7) },
  'hotel, city': { hotelName: '札幌' },
  'hotel, one': { hotelName: '東口1234' },
  'hotel, none': { hotelName: '沖縄' },
  number: { travelNumber: 'Y1A2B3' },
  'status booked': { statuses: ['BOOKED'] },
  'status booked, latest first': { statuses: ['BOOKED'], sort: 'START_DATE_DESC' },
  'status completed': { statuses: ['COMPLETED'], sort: 'START_DATE_DESC' },
  'status canceled': { statuses: ['CANCELED'] },
  'this week': { stayFrom: day(0), stayTo: day(7) },
  'a month, last year': { stayFrom: day(-400), stayTo: day(-370), sort: 'START_DATE_DESC' },
  'booked yesterday': { bookedFrom: day(-1), bookedTo: day(-1) },
  'by card, newest': { paymentType: 'CREDIT_CARD', sort: 'CREATED_AT_DESC' },
};

/** Prints milliseconds for each scope and list, and marks what misses the aim. */
export async function benchTrips(postgres: Postgres): Promise<void> {
  const { db, close } = await openDatabase({
    kind: 'postgres',
    url: await postgres.createDatabase('trips'),
    poolSize: 2,
    // Growing takes longer than anything that a user waits for.
    limits: { statementMs: 600_000, lockMs: 60_000 },
  });
  await migrateToLatest(db);
  await growCompanies(db);
  let grown = 0;
  for (const size of SIZES) {
    while (grown < size) {
      const next = Math.min(size, grown + 100_000);
      await growTrips(db, grown, next);
      grown = next;
    }
    await measureSize(db, size);
  }
  await close();
}

async function measureSize(db: Db, size: number): Promise<void> {
  for (const [scopeName, scope] of Object.entries(scopes)) {
    const rows: string[] = [];
    let missed = 0;
    for (const [name, input] of Object.entries(inputs)) {
      const p95 = await measure(db, { scope, input, userId: PERSON, now: new Date() });
      if (p95 > AIM_MS) missed++;
      rows.push(`${name} ${p95.toFixed(0)}${p95 > AIM_MS ? '!' : ''}`);
    }
    console.log(
      `trips, ${size.toLocaleString('en')}, ${scopeName}, p95 in ms (${missed} above ${AIM_MS}): ${rows.join(', ')}`,
    );
  }
}

async function measure(db: Db, filter: TravelFilter): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now();
    await findTravelPage(db, filter, { first: 20, after: null });
    // The first round warms up.
    if (round > 0) times.push(performance.now() - start);
    if ((times.at(-1) ?? 0) > 1_000) break;
  }
  times.sort((a, b) => a - b);
  return percentile(times, 0.95);
}
