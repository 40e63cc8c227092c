import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookResult,
  bookInput,
  type BookInput,
  type BookingWorld,
  chooseAnyRate,
  type ChosenRate,
  prepare,
  type Prepared,
  readTravel,
  buildStay,
} from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { type BookedTrip, bookTrip } from './_trip.ts';

const me = 'employee@sakura.example';

/** Moves trips of the employee of a world to other dates. */
export function mover(world: BookingWorld) {
  const employee: TestClient = world.api.as(me);
  return {
    booked: (rate?: ChosenRate, change: Partial<BookInput> = {}) =>
      bookTrip(world, me, { ...(rate ? { rate } : {}), change }),
    async prepareMove(from: BookedTrip, rate?: ChosenRate): Promise<Prepared> {
      const chosen = rate ?? (await chooseAnyRate(world.api, employee, buildStay()));
      return prepare(employee, chosen, from.travel.id);
    },
    async move(
      prepared: Prepared,
      change: Partial<BookInput> = {},
    ): Promise<{ answer: BookResult; input: BookInput }> {
      const agreed = { acceptedPreviousPenaltyPrice: prepared.preparedBooking?.previousPenaltyPrice ?? 0 };
      const input = bookInput(prepared, { ...agreed, ...change });
      return { answer: await book(employee, input), input };
    },
    /** Waits until the jobs have canceled the trip. */
    settled: (id: string) =>
      eventually(
        async () => {
          await sweepBookings(world.api.app);
          return readTravel(employee, id);
        },
        (travel) => travel?.status === 'CANCELED',
      ),
    /** Operator tasks for a date change of the trip that is not finished. */
    readTasks: (travelId: string) =>
      world.api.app.db
        .selectFrom('operator_tasks')
        .select(['kind', 'status', 'price'])
        .where('travel_id', '=', travelId)
        .where('kind', '=', 'DATE_CHANGE_INCOMPLETE')
        .execute(),
  };
}
