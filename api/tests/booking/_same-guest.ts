import type { TestClient } from '../_client.ts';
import { bookInput, type BookInput, type ChosenRate, prepare } from './_booking.ts';

/** Bookings of one rate for the same guest, each from a preparation of its own, as two tabs send them. */
export async function sameGuestTwice(
  clients: readonly TestClient[],
  rate: ChosenRate,
  change: Partial<BookInput> = {},
): Promise<BookInput[]> {
  const guests = [{ familyName: 'Tanaka', givenName: 'Kenichi' }];
  return Promise.all(
    clients.map(async (client) =>
      bookInput(await prepare(client, rate), { guests, acceptedSimilarTravelIds: [], ...change }),
    ),
  );
}
