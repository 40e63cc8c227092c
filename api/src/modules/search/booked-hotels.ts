import type { RequestContext } from '../../graphql/request-context.ts';
import { type BookedHotel, findBookedHotels } from './booked-hotels-store.ts';

/** A keystroke asks for places and for hotels at once. */
const ofRequest = new WeakMap<RequestContext, Promise<BookedHotel[]>>();
/** Business trips repeat within a year; what was booked before says little about the next one. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** The hotels that the viewer's branch booked within a year, the latest first; none for who belongs to no branch. */
export async function loadBookedHotels(context: RequestContext): Promise<BookedHotel[]> {
  const { app, viewer } = context;
  if (!viewer?.branchId) return [];
  const since = new Date(app.clock().getTime() - KEPT_MS);
  const known = ofRequest.get(context) ?? findBookedHotels(app.db, { branchId: viewer.branchId, since });
  ofRequest.set(context, known);
  return known;
}
