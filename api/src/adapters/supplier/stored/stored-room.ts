import { roomAsEarlier } from '../../rapid/earlier/room-as-earlier.ts';
import { mapItineraryRoom } from '../../rapid/mapping/itinerary-mapping.ts';
import type { KnownRoom } from '../supplier-itinerary.ts';
import { storedKind } from './stored.ts';

/** What the supplier has said about the rooms of trips. */
export const storedRoom = storedKind<KnownRoom, Parameters<typeof mapItineraryRoom>[0]>({
  read(json) {
    const { smoking = false, rate, ...room } = mapItineraryRoom(json);
    // Every release has completed the terms before it wrote them; the cautious ones are never needed.
    const terms = { refundable: false, cancelPenalties: [], nonrefundableDates: [] };
    return { ...room, smoking, rate: { ...terms, ...rate } };
  },
  write: roomAsEarlier,
});
