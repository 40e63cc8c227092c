import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  chooseAnyRate,
  prepare,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';
import type { TestApi } from '../_testkit.ts';

/** The path of a link: the API under test does not listen at the public address. */
export function getPath(link: { url: string }): string {
  return new URL(link.url).pathname;
}

/** Opens a link as a browser does: without a session. */
export function download(api: TestApi, link: { url: string }): Promise<Response> {
  return fetch(new URL(getPath(link), api.url));
}

/** Books a trip as this account. */
export async function bookTrip(
  api: TestApi,
  client: TestClient,
  change: Partial<BookInput> = {},
  options: { daysAhead?: number; rooms?: number } = {},
): Promise<TravelAnswer> {
  const { daysAhead = 50, rooms = 1 } = options;
  const rate = await chooseAnyRate(api, client, buildStay(rooms, daysAhead));
  const answer = await book(client, bookInput(await prepare(client, rate), change, rooms));
  if (!answer.travel) throw new Error(`Not booked: ${answer.errorCode}`);
  return answer.travel;
}
