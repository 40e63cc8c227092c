import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, readTravel, startBookingWorld } from '../booking/_booking.ts';
import { itinerariesFor } from '../booking/_outside.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { mover } from '../travel/_move.ts';
import { type BookedTrip, getRoom } from '../travel/_trip.ts';
import { waitingForLock } from './_database-locks.ts';

let world: BookingWorld;
let client: TestClient;
let actions: ReturnType<typeof mover>;
beforeAll(async () => {
  world = await startBookingWorld();
  client = world.api.as('employee@sakura.example');
  actions = mover(world);
});
afterAll(() => world.close());

const waiting = (wanted: number) => waitingForLock(world.api.app, wanted);

const cancel = ({ travel }: BookedTrip) =>
  cancelRooms(client, {
    travelId: travel.id,
    expediaHotelRoomIds: [getRoom(travel).id],
    acceptedPenaltyPrice: 0,
  });

/** Both wait for the trip's row, the one first that is named so; then they run together. */
async function race(first: 'move' | 'cancel') {
  const old = await actions.booked();
  const prepared = await actions.prepareMove(old);
  const { db } = world.api.app;
  const blocking = await db.startTransaction().execute();
  await blocking
    .selectFrom('travels')
    .select('id')
    .where('id', '=', old.travel.id)
    .forNoKeyUpdate()
    .execute();
  const start = { move: () => actions.move(prepared), cancel: () => cancel(old) };
  const moving = first === 'move' ? start.move() : null;
  if (moving) await waiting(1);
  const canceling = start.cancel();
  await waiting(moving ? 2 : 1);
  const moved = moving ?? start.move();
  await waiting(2);
  await blocking.rollback().execute();
  return { old, ...(await moved), canceled: await canceling };
}

it('lets the move pass that came to the trip first, and refuses the cancellation', async () => {
  const { old, answer, canceled } = await race('move');
  expect(answer).toMatchObject({ __typename: 'BookSuccess' });
  expect(canceled).toMatchObject({ errorCode: 'DATE_CHANGE_UNDER_WAY' });
  await actions.settled(old.travel.id);
});

it('lets one of both pass when the cancellation came first', async () => {
  const { old, answer, input, canceled } = await race('cancel');
  const isMoved = answer.__typename === 'BookSuccess';
  expect([answer.errorCode, canceled.errorCode]).toEqual(
    isMoved ? [undefined, 'DATE_CHANGE_UNDER_WAY'] : ['PREVIOUS_TRAVEL_NOT_CHANGEABLE', undefined],
  );
  expect(await itinerariesFor(input.email)).toHaveLength(isMoved ? 1 : 0);
  await actions.settled(old.travel.id);
  expect(await readTravel(client, old.travel.id)).toMatchObject({ status: 'CANCELED' });
});
