import type { BookedRoom, Booking } from './bookings.ts';
import type { RapidContext } from './context.ts';
import { invalidLink, notFound } from './errors.ts';
import { type Query, one } from './query.ts';

interface ItineraryToken extends Record<string, unknown> {
  kind: 'itinerary';
  id: string;
  room?: string;
}

/** The itinerary that a link or the e-mail address it was made with leads to; throws 400 or 404. */
export function requireBooking(context: RapidContext, query: Query, id: string): Booking {
  const now = context.now();
  const given = one(query, 'token');
  const token = context.tokens.read<ItineraryToken>('itinerary', given, now.getTime());
  if (given !== undefined && token?.id !== id) throw invalidLink();
  const booking = context.bookings.get(id, now);
  const email = one(query, 'email')?.toLowerCase();
  if (!booking || Date.parse(booking.visibleAt) > now.getTime()) throw notFound();
  if (!token && booking.email.toLowerCase() !== email) throw notFound();
  return booking;
}

/** The room that a link leads to; throws 400 or 404. */
export function roomByLink(
  context: RapidContext,
  query: Query,
  id: string,
  key: string,
): { booking: Booking; room: BookedRoom } {
  const token = context.tokens.read<ItineraryToken>(
    'itinerary',
    one(query, 'token'),
    context.now().getTime(),
  );
  if (token?.id !== id || token.room !== key) throw invalidLink();
  const booking = requireBooking(context, query, id);
  const room = booking.rooms.find((each) => each.key === key);
  if (!room) throw notFound();
  return { booking, room };
}
