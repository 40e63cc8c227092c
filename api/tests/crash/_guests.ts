import { randomInt, randomUUID } from 'node:crypto';
import { demoCards } from '../../src/seed/demo-world.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookResult,
  bookInput,
  chooseRate,
  type ChosenRate,
  prepare,
  readTravel,
  buildStay,
} from '../booking/_booking.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import type { Scenario } from './_points.ts';

/** A user about to do the one thing during which the process will die. */
export interface Guest {
  tag: string;
  scenario: Scenario;
  /** Sends the request; an error code when it was answered with one. */
  act(): Promise<string | null>;
}

const roomsUnavailableHotel = '9000003';
const places = ['東京', '大阪', '京都', '札幌', '福岡', '名古屋', '横浜', '仙台', '広島', '金沢'];

/** Ids of some good hotels, as typing finds them. */
export async function findHotels(client: TestClient): Promise<string[]> {
  const found: string[] = [];
  for (const keyword of places) {
    const response = await client.query<{ incrementalSearchPropertyContent: { id: string }[] }>(
      `query ($keyword: String!) { incrementalSearchPropertyContent(input: { keyword: $keyword, limit: 20 }) { id } }`,
      { keyword },
    );
    found.push(...response.expectNoErrors().incrementalSearchPropertyContent.map(({ id }) => id));
  }
  return found.filter((id) => Number(id) < 9_000_000);
}

/** Brings a guest to the moment before the request: rates chosen, price checked; to cancel, also booked. */
export async function bringGuest(
  client: TestClient,
  hotels: readonly string[],
  scenario: Scenario,
  send: typeof book = book,
): Promise<Guest> {
  const tag = `crash-${randomUUID()}`;
  const prepared = await prepare(client, await rateFor(client, hotels, scenario));
  const means =
    scenario === 'book by invoice'
      ? {}
      : { paymentType: 'CREDIT_CARD' as const, creditCardId: demoCards[0]?.id ?? '' };
  const input = bookInput(prepared, { ...means, email: `${tag}@crash.example`, idempotencyKey: tag });
  const sendBooking = () => send(client, input);
  if (scenario !== 'cancel') {
    return { tag, scenario, act: async () => (await sendBooking()).errorCode ?? null };
  }
  const { travel, errorCode }: BookResult = await sendBooking();
  if (!travel) throw new Error(`The trip to cancel was not booked: ${errorCode}`);
  return { tag, scenario, act: () => cancelAll(client, travel.id) };
}

async function cancelAll(client: TestClient, travelId: string): Promise<string | null> {
  const travel = await readTravel(client, travelId);
  const rooms = travel?.expediaHotelRooms ?? [];
  const answer = await cancelRooms(client, {
    travelId,
    expediaHotelRoomIds: rooms.map(({ id }) => id),
    acceptedPenaltyPrice: rooms.reduce((sum, room) => sum + (room.currentPenaltyPrice ?? 0), 0),
  });
  return answer.errorCode ?? null;
}

async function rateFor(
  client: TestClient,
  hotels: readonly string[],
  scenario: Scenario,
): Promise<ChosenRate> {
  return anyRate(client, scenario === 'book a room that is gone' ? [roomsUnavailableHotel] : hotels);
}

/** A refundable rate for one night at one of these hotels, some weeks ahead. */
export async function anyRate(
  client: TestClient,
  hotels: readonly string[],
  [from, to] = [40, 300],
): Promise<ChosenRate> {
  for (let tries = 0; tries < 20; tries++) {
    const hotel = hotels[randomInt(hotels.length)] ?? '';
    const rate = await chooseRate(client, hotel, buildStay(1, randomInt(from, to), 1)).catch(() => null);
    if (rate) return rate;
  }
  throw new Error('No hotel has a refundable rate.');
}
