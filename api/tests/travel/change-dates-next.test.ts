import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { sweep } from '../booking/_sweep.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  readTravel,
  retrievePath,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { eventually, itinerariesFor } from '../booking/_outside.ts';
import { mover } from './_move.ts';

const roomPath = /^\/v3\/itineraries\/[^/]+\/rooms\//;

const pathOf = (itinerary = '') => new RegExp(`^/v3/itineraries/${itinerary}`);

interface SupplierAnswer {
  itinerary_id: string;
  rooms: { status: string; links?: object }[];
}

describe('the new trip of a date change, read before the old one is given up', () => {
  let world: BookingWorld;
  let employee: TestClient;
  let { booked, prepareMove, move, settled, readTasks } = {} as ReturnType<typeof mover>;
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock } });
    employee = world.api.as('employee@sakura.example');
    ({ booked, prepareMove, move, settled, readTasks } = mover(world));
  });
  afterEach(() => {
    world.rapid.heal();
    offset = 0;
  });
  afterAll(() => world.close());

  /**
   * Expects that no room is given up in the next rounds. A try that read the new trip before the caller changed its
   * answer may still be under way: rounds begin after the next read, before the clock lets another try run beside it.
   */
  async function expectNothingGivenUp(nextItinerary = '') {
    const reads = world.rapid.count('GET', pathOf(nextItinerary));
    await eventually(
      async () => world.rapid.count('GET', pathOf(nextItinerary)),
      (count) => count > reads,
    );
    const deletes = world.rapid.count('DELETE', roomPath);
    for (let round = 0; round < 4; round += 1) {
      offset += 5 * 60_000;
      await sweep(world.api.app);
    }
    expect(world.rapid.count('DELETE', roomPath)).toBe(deletes);
  }

  it.each([
    ['one room', 1],
    ['all rooms', 2],
  ])(
    'keeps the old trip when the hotel cancels %s of the new one before the old one is given up',
    async (_what, count) => {
      const old = await booked();
      const chosen = await chooseAnyRate(world.api, employee, buildStay(2));
      const prepared = await prepare(employee, chosen, old.travel.id);
      const deletesBefore = world.rapid.count('DELETE', roomPath);
      world.rapid.breakNext('DELETE', roomPath, { kind: 'refuse', status: 400, body: '{"type":"x"}' }, 1000);
      const input = bookInput(prepared, { acceptedPreviousPenaltyPrice: 0 }, 2);
      const next = (await book(employee, input)).travel?.id ?? '';
      await eventually(
        async () => world.rapid.count('DELETE', roomPath),
        (deletes) => deletes > deletesBefore,
      );
      world.rapid.heal();
      const [moved] = await itinerariesFor(input.email);
      const change = (answer: SupplierAnswer | SupplierAnswer[]) => {
        for (const { itinerary_id: id, rooms } of [answer].flat()) {
          if (id !== moved?.itinerary_id) continue;
          for (const room of rooms.slice(0, count)) {
            room.status = 'canceled';
            delete room.links;
          }
        }
        return answer;
      };
      world.rapid.breakNext('GET', retrievePath, { kind: 'rewrite', change }, 1000);
      const tasks = await eventually(
        async () => {
          offset += 60_000;
          await sweepBookings(world.api.app);
          return readTasks(old.travel.id);
        },
        (all) => all.length > 0,
      );
      expect(tasks).toMatchObject([{ status: 'OPEN' }]);
      expect(await readTravel(employee, next)).toMatchObject({ status: 'BOOKED' });
      expect(await readTravel(employee, old.travel.id)).toMatchObject({ status: 'BOOKED' });
      expect(await itinerariesFor(old.input.email)).toMatchObject([{ status: 'booked' }]);
    },
  );

  it('gives nothing up while the answer leaves out a room of the new trip', async () => {
    const old = await booked();
    const chosen = await chooseAnyRate(world.api, employee, buildStay(2));
    const prepared = await prepare(employee, chosen, old.travel.id);
    const deletesBefore = world.rapid.count('DELETE', roomPath);
    world.rapid.breakNext('DELETE', roomPath, { kind: 'refuse', status: 400, body: '{"type":"x"}' }, 1000);
    const input = bookInput(prepared, { acceptedPreviousPenaltyPrice: 0 }, 2);
    await book(employee, input);
    await eventually(
      async () => world.rapid.count('DELETE', roomPath),
      (deletes) => deletes > deletesBefore,
    );
    const [moved] = await itinerariesFor(input.email);
    const change = (answer: SupplierAnswer | SupplierAnswer[]) => {
      for (const one of [answer].flat()) {
        if (one.itinerary_id === moved?.itinerary_id) one.rooms.splice(1);
      }
      return answer;
    };
    world.rapid.breakNext('GET', retrievePath, { kind: 'rewrite', change }, 1000);
    await expectNothingGivenUp(moved?.itinerary_id);
    expect(await readTravel(employee, old.travel.id)).toMatchObject({ status: 'BOOKED' });
    world.rapid.heal();
    offset += 60 * 60_000;
    await settled(old.travel.id);
  });

  it('gives nothing up while the new trip can’t be read', async () => {
    const old = await booked();
    const prepared = await prepareMove(old);
    const deletesBefore = world.rapid.count('DELETE', roomPath);
    world.rapid.breakNext('DELETE', roomPath, { kind: 'refuse', status: 400, body: '{"type":"x"}' }, 1000);
    const { input } = await move(prepared);
    await eventually(
      async () => world.rapid.count('DELETE', roomPath),
      (deletes) => deletes > deletesBefore,
    );
    const [moved] = await itinerariesFor(input.email);
    world.rapid.breakNext(
      'GET',
      pathOf(moved?.itinerary_id),
      { kind: 'refuse', status: 503, body: '' },
      1000,
    );
    await expectNothingGivenUp(moved?.itinerary_id);
    expect(await readTravel(employee, old.travel.id)).toMatchObject({ status: 'BOOKED' });
    world.rapid.heal();
    offset += 60 * 60_000;
    await settled(old.travel.id);
  });
});
