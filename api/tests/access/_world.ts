import { jsonb } from '../../src/db/jsonb.ts';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { book, bookInput, chooseAnyRate, prepare, buildStay } from '../booking/_booking.ts';
import type { ObjectKind } from './_arguments.ts';
import { makers, type Trip, usedUp } from './_objects.ts';
import { createPublishedOperations, type PublishedOperations } from './_operations.ts';
import { agencyId, otherAgencyId, type SeatName, seats } from './_people.ts';

/** Two companies, two branches of one, an agency and another: each with everything that somebody could ask for. */
export interface AccessWorld {
  api: TestApi;
  operations: PublishedOperations;
  /** An object at a seat; `mine`: the viewer of a desk wrote it. New each time where operations use it up. */
  object(kind: ObjectKind, seat: SeatName, mine: boolean): Promise<string>;
  close(): Promise<void>;
}

export async function createAccessWorld(): Promise<AccessWorld> {
  const operations = await createPublishedOperations();
  const api = await startTestApi({ config: { operationsDir: operations.directory } });
  await addDesks(api);
  await addBrake(api);
  await addTaxGround(api);
  const trips = new Map<SeatName, Trip>();
  for (const [name, seat] of Object.entries(seats)) {
    trips.set(name as SeatName, await bookTrip(api, api.as(seat.email), name === 'tokyoAdmin'));
  }
  // One of each from the start, so that there is something foreign to come upon.
  for (const [name, trip] of trips) {
    for (const kind of usedUp) await makers[kind]({ api, seat: seats[name], trip, mine: false });
  }
  const kept = new Map<string, Promise<string>>();
  return {
    api,
    operations,
    object(kind, seatName, mine) {
      const key = `${kind} ${seatName} ${mine}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const trip = trips.get(seatName);
      if (!trip) throw new Error(`${seatName} has no trip.`);
      const made = makers[kind]({ api, seat: seats[seatName], trip, mine });
      if (!usedUp.has(kind)) kept.set(key, made);
      return made;
    },
    async close() {
      await api.close();
      await operations[Symbol.asyncDispose]();
    },
  };
}

/** A second agency and second people at the desks: there is no screen that makes agencies. */
async function addDesks({ app: { db } }: TestApi): Promise<void> {
  await db.insertInto('agencies').values({ id: otherAgencyId, name: '別の旅行社株式会社' }).execute();
  const companyId = 'access-company';
  await db
    .insertInto('companies')
    .values({ id: companyId, code: 'ACCESS', name: '別の会社株式会社' })
    .execute();
  await db
    .insertInto('branches')
    .values({ id: 'access-branch', company_id: companyId, agency_id: otherAgencyId, name: '別の会社の本社' })
    .execute();
  const user = (id: string, role: 'AGENCY' | 'OPERATOR', agency: string | null) => ({
    id,
    firebase_uid: id,
    email: `${id}@desk.example`,
    name: `机 ${id}`,
    role,
    agency_id: agency,
  });
  await db
    .insertInto('users')
    .values([
      user('access-agent-colleague', 'AGENCY', agencyId),
      user('access-agent-other', 'AGENCY', otherAgencyId),
      user('access-operator-colleague', 'OPERATOR', null),
    ])
    .execute();
  for (const agency of [agencyId, otherAgencyId]) {
    await db
      .insertInto('agency_changes')
      .values({
        id: `access-${agency}`,
        agency_id: agency,
        changed_by: agency === agencyId ? 'access-agent-colleague' : 'access-agent-other',
        columns: jsonb({ bank_account: { from: null, to: `口座 ${agency}` } }),
        created_at: new Date(),
      })
      .execute();
  }
}

/** A branch that has used up a limit, and was let through before. */
async function addBrake({ app: { db } }: TestApi): Promise<void> {
  const now = Date.now();
  const count = { key: 'card:86400:branch:access-branch', points: 100, most: 100 };
  await db
    .insertInto('call_counts')
    .values({ ...count, expire: now + 86_400_000, used_up_at: now })
    .execute();
  const [created_at, ends_at] = [new Date(now - 7_200_000), new Date(now - 3_600_000)];
  const lift = { id: 'access-lift', key: count.key, reason: '監査のため' };
  await db
    .insertInto('brake_lifts')
    .values({ ...lift, lifted_by: 'access-operator-colleague', created_at, ends_at })
    .execute();
}

/** A hotel of whose tax something is on record. */
async function addTaxGround({ app: { db } }: TestApi): Promise<void> {
  await db
    .insertInto('hotel_tax_grounds')
    .values({
      id: 'access-ground',
      property_id: 'access-hotel',
      hotel_name: '監査の宿',
      basis: 'UNREGISTERED',
      registration_number: null,
      checked_on: null,
      consent_on: null,
      recorded_by: 'access-operator-colleague',
      created_at: new Date(0),
    })
    .execute();
}

async function bookTrip(api: TestApi, client: TestClient, byCard: boolean): Promise<Trip> {
  const rate = await chooseAnyRate(api, client, buildStay());
  const payment = byCard ? { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' } : {};
  const answer = await book(client, bookInput(await prepare(client, rate), payment));
  const roomId = answer.travel?.expediaHotelRooms[0]?.id;
  if (!answer.travel || roomId === undefined) throw new Error(`Not booked: ${answer.errorCode}`);
  return { id: answer.travel.id, roomId };
}
