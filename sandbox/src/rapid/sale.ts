import { propertiesById } from '../catalog/properties.ts';
import type { Property } from '../catalog/property.ts';
import { type Room, getRooms } from '../catalog/rooms.ts';
import type { OfferToken, RapidContext } from './context.ts';
import { listNights } from './dates.ts';
import { invalidLink } from './errors.ts';
import { type Occupancy, parseOccupancy } from './occupancy.ts';
import { type RatePlan, listPlans } from './plans.ts';
import type { Sale } from './quote.ts';
import { openRooms } from './stock.ts';

/** Rooms of a type that can still be sold for every night of a stay. */
export function roomsLeft(context: RapidContext, room: Room, checkin: string, checkout: string): number {
  return Math.min(
    ...listNights(checkin, checkout).map(
      (date) => openRooms(room, date) - context.bookings.taken(room.id, date),
    ),
  );
}

/** Whether a room type takes these guests. */
export function fits(room: Room, occupancy: Occupancy): boolean {
  return occupancy.adults <= room.maxAdults && occupancy.adults + occupancy.childAges.length <= room.maxTotal;
}

export interface Offer {
  property: Property;
  room: Room;
  plan: RatePlan;
  sale: Sale;
}

/** What an offer's token stands for, at today's price. */
export function requireOffer(context: RapidContext, token: OfferToken): Offer {
  const property = propertiesById.get(token.property);
  const room = property && getRooms(property).find(({ id }) => id === token.room);
  const plan = property && listPlans(property).find(({ key }) => key === token.plan);
  const occupancies = token.occupancies.map(parseOccupancy).filter((each) => each !== undefined);
  if (!property || !room || !plan || occupancies.length !== token.occupancies.length) throw invalidLink();
  const { checkin, checkout, packaged, member, currency } = token;
  const drift = context.drift.factor({ property, checkin, checkout }, context.now());
  return {
    property,
    room,
    plan,
    sale: { checkin, checkout, occupancies, packaged, member, currency, drift },
  };
}

/** The id of a rate: room, plan and the environment it is sold in. */
export function toRateId(room: Room, plan: RatePlan, sale: Pick<Sale, 'packaged'>): string {
  return `${room.id}${plan.key}${sale.packaged ? 2 : 1}`;
}
