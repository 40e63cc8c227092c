import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  type ChosenRate,
  prepare,
  readTravel,
  retrievePath,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { eventually, itinerariesFor } from '../booking/_outside.ts';
import { type BookedTrip, bookTrip } from './_trip.ts';

export interface MovedTrip {
  old: BookedTrip;
  next: TravelAnswer;
  nextEmail: string;
  /** Matches cancellations of the old trip at the supplier. */
  oldRooms: RegExp;
  nextRooms: RegExp;
}

export interface Resistance {
  kind: 'refuse' | 'lose-answer';
  status: number;
}

/** A trip moved to other dates whose old cancellation resists: the supplier refuses it, or is silent. */
export async function moveResisting(
  world: BookingWorld,
  email: string,
  { kind, status }: Resistance,
  { rate, rooms = 1, cutReading = false }: { rate?: ChosenRate; rooms?: number; cutReading?: boolean } = {},
): Promise<MovedTrip> {
  const client = world.api.as(email);
  const old = await bookTrip(world, email, rate ? { rate } : {});
  const [booked] = await itinerariesFor(old.input.email);
  const id = booked?.itinerary_id ?? '';
  const oldRooms = new RegExp(`^/v3/itineraries/${id}/rooms/`);
  world.rapid.breakNext('DELETE', oldRooms, { kind, status, body: '{"type":"x"}' }, 1000);
  if (cutReading) {
    // Read before it is canceled; afterwards the line is cut.
    const change = (body: unknown) => {
      const isCut = world.rapid.count('DELETE', oldRooms) > 0 && JSON.stringify(body).includes(id);
      if (isCut) throw new Error('cut');
      return body;
    };
    world.rapid.breakNext('GET', retrievePath, { kind: 'rewrite', change }, 1000);
  }
  const chosen = await chooseAnyRate(world.api, client, buildStay(rooms));
  const prepared = await prepare(client, chosen, old.travel.id);
  const input = bookInput(
    prepared,
    { acceptedPreviousPenaltyPrice: prepared.preparedBooking?.previousPenaltyPrice ?? 0 },
    rooms,
  );
  const { travel, errorCode } = await book(client, input);
  if (!travel) throw new Error(`Not booked: ${errorCode}`);
  await eventually(
    async () => {
      await sweepBookings(world.api.app);
      return world.rapid.count('DELETE', oldRooms);
    },
    (count) => count > 0,
  );
  await eventually(
    () => readTravelRooms(world, old.travel.id),
    (all) => all.every(({ cancel_state }) => cancel_state === (status === 400 ? null : 'UNKNOWN')),
  );
  const [moved] = await itinerariesFor(input.email);
  const nextRooms = new RegExp(`^/v3/itineraries/${moved?.itinerary_id}/rooms/`);
  const next = (await readTravel(client, travel.id)) ?? travel;
  return { old, next, nextEmail: input.email, oldRooms, nextRooms };
}

export async function readTravelRooms({ api }: BookingWorld, travelId: string) {
  return api.app.db.selectFrom('travel_rooms').selectAll().where('travel_id', '=', travelId).execute();
}

export interface MovedResult {
  __typename: string;
  errorCode?: string;
  currentPreviousPenaltyPrice?: number | null;
  travel?: { status: string };
}

/** Cancels rooms of the new trip, all of them unless `rooms` says otherwise, with a word on the previous one. */
export async function cancelNext(
  client: TestClient,
  next: TravelAnswer,
  choice: { previousTravel?: string; acceptedPreviousPenaltyPrice?: number } = {},
  rooms: readonly number[] = next.expediaHotelRooms.map((_, index) => index),
): Promise<MovedResult> {
  const chosen = rooms.flatMap((index) => next.expediaHotelRooms[index] ?? []);
  const response = await client.query<{ cancelRooms: MovedResult }>(
    `mutation ($input: CancelRoomsInput!) {
      cancelRooms(input: $input) {
        __typename
        ... on CancelRoomsSuccess { travel { status } }
        ... on CancelRoomsError { errorCode currentPreviousPenaltyPrice }
      }
    }`,
    {
      input: {
        travelId: next.id,
        expediaHotelRoomIds: chosen.map(({ id }) => id),
        acceptedPenaltyPrice: chosen.reduce((sum, room) => sum + (room.currentPenaltyPrice ?? 0), 0),
        ...choice,
      },
    },
  );
  return response.expectNoErrors().cancelRooms;
}

export interface MovedView {
  status: string;
  viewerCanChangeDates: boolean;
  previousTravelCancel: { travel: { id: string }; penaltyPrice: number; requestSent: boolean } | null;
  replacement: { travel: { id: string }; state: string } | null;
  updateTimeline: { historyType?: string; data?: Record<string, unknown> }[];
}

/** A trip with what is open about its date change. */
export async function movedView(client: TestClient, id: string): Promise<MovedView> {
  const response = await client.query<{ travelInDetail: MovedView }>(
    `query ($id: ID!) { travelInDetail(id: $id) {
      status viewerCanChangeDates
      previousTravelCancel { travel { id } penaltyPrice requestSent }
      replacement { travel { id } state }
      updateTimeline { ... on TravelHistory { historyType data {
        __typename ... on PreviousTravelChoiceData { previousTravelId nextTravelId by employeeId }
      } } }
    } }`,
    { id },
  );
  return response.expectNoErrors().travelInDetail;
}
