import { getTimeZone } from '../catalog/countries.ts';
import { propertiesById } from '../catalog/properties.ts';
import { checkinHour } from '../catalog/stay-rules.ts';
import type { BookedRoom, Booking } from './bookings.ts';
import type { Link, RapidContext } from './context.ts';
import { toAmount } from './currency.ts';
import { zonedTime } from './dates.ts';
import { parseOccupancy } from './occupancy.ts';
import { listPlans } from './plans.ts';
import { rateAmenityIds, findValueAdds } from './rate-amenities.ts';

/** The hotel's own number arrives some time after the booking. */
const PROPERTY_CONFIRMATION_MS = 20_000;

/** When the hotel's own number is there, in epoch milliseconds. */
export function propertyConfirmedAt(booking: Booking): number {
  return Date.parse(booking.createdAt) + PROPERTY_CONFIRMATION_MS;
}

/** A link to an itinerary, or to one of its rooms; such links do not expire. */
export function itineraryLink(
  context: RapidContext,
  method: string,
  booking: Booking,
  room?: BookedRoom,
): Link {
  const path = room ? `${booking.id}/rooms/${room.key}` : booking.id;
  const token = context.tokens.sign({ kind: 'itinerary', id: booking.id, ...(room && { room: room.key }) });
  return { method, href: `/v3/itineraries/${path}?token=${token}` };
}

/** Rooms of which a cancellation has taken effect by now. */
export function isCanceled(room: BookedRoom, now: Date): boolean {
  const at = room.canceledAt ?? room.cancelsAt;
  return at !== undefined && Date.parse(at) <= now.getTime();
}

/** Whether the stay has begun, in the hotel's own time; from then on nothing about it can be changed. */
export function hasBegun(booking: Booking, now: Date): boolean {
  const property = propertiesById.get(booking.property);
  if (!property) return false;
  const start = zonedTime(booking.checkin, checkinHour(property), getTimeZone(property.place));
  return start <= now.getTime();
}

function billableOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(billableOnly);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'request_currency')
      .map(([key, inner]) => [key, billableOnly(inner)]),
  );
}

// The contract's examples write what comes back with a minus sign.
function toRefund(booking: Booking, room: BookedRoom) {
  const { value, currency } = toAmount(-(room.refund ?? 0), booking.currency);
  return { amount: value === '-0' ? '0' : value, currency };
}

function buildRate(booking: Booking, room: BookedRoom, now: Date) {
  const property = propertiesById.get(booking.property);
  const plan = property && listPlans(property).find(({ key }) => key === booking.plan);
  const values = property && plan && findValueAdds(property, plan, booking.language);
  return {
    id: booking.rateId,
    merchant_of_record: plan?.paidAtHotel ? 'property' : 'expedia',
    refundable: booking.refundable,
    ...(isCanceled(room, now) && { cancel_refund: toRefund(booking, room) }),
    amenities: property && plan ? rateAmenityIds(property, plan) : [],
    ...(values && { promotions: { value_adds: values } }),
    cancel_penalties: booking.penalties,
    ...(booking.nonrefundableRanges.length > 0 && { nonrefundable_date_ranges: booking.nonrefundableRanges }),
    pricing: billableOnly(room.pricing),
  };
}

function buildRoom(context: RapidContext, booking: Booking, room: BookedRoom, now: Date) {
  const occupancy = parseOccupancy(room.occupancy);
  const canceled = isCanceled(room, now);
  const confirmed = now.getTime() >= propertyConfirmedAt(booking);
  return {
    id: booking.roomType,
    confirmation_id: {
      expedia: room.confirmation,
      ...(confirmed && { property: `P${room.confirmation.slice(-8)}` }),
    },
    bed_group_id: room.bedGroup,
    checkin: booking.checkin,
    checkout: booking.checkout,
    number_of_adults: occupancy?.adults ?? 1,
    child_ages: [...(occupancy?.childAges ?? [])],
    given_name: room.givenName,
    family_name: room.familyName,
    status: canceled ? 'canceled' : booking.heldUntil ? 'pending' : 'booked',
    ...(room.specialRequest !== undefined && { special_request: room.specialRequest }),
    smoking: room.smoking ?? false,
    ...(room.loyalty && { loyalty: room.loyalty }),
    rate: buildRate(booking, room, now),
    ...(!canceled &&
      !booking.heldUntil && {
        links: {
          cancel: itineraryLink(context, 'DELETE', booking, room),
          ...(!hasBegun(booking, now) && { change: itineraryLink(context, 'PUT', booking, room) }),
        },
      }),
  };
}

function buildHistory(booking: Booking, room: BookedRoom, now: Date) {
  return room.history
    .filter(({ at }) => Date.parse(at) <= now.getTime())
    .map(({ at, type, source = 'rapid_api' }, index) => ({
      history_id: `${room.key}-${index + 1}`,
      event_timestamp: at,
      event_type: type,
      event_source: source,
      room_id: booking.roomType,
      confirmation_id: { expedia: room.confirmation },
      checkin: booking.checkin,
      checkout: booking.checkout,
      given_name: room.givenName,
      family_name: room.familyName,
    }));
}

/** What retrieve has of an itinerary that is not ready yet. */
export function toShortItinerary(booking: Booking) {
  return { itinerary_id: booking.id, creation_date_time: booking.createdAt };
}

/** An itinerary in the contract's shape. A held one has little more than its ids and links. */
export function toItinerary(context: RapidContext, booking: Booking, history: boolean) {
  const now = context.now();
  const basics = {
    itinerary_id: booking.id,
    property_id: booking.property,
    ...(booking.heldUntil && {
      links: {
        resume: itineraryLink(context, 'PUT', booking),
        cancel: itineraryLink(context, 'DELETE', booking),
      },
    }),
    email: booking.email,
    phone: booking.phone,
    creation_date_time: booking.createdAt,
    ...(booking.affiliateReferenceId && { affiliate_reference_id: booking.affiliateReferenceId }),
    ...(booking.affiliateMetadata && { affiliate_metadata: booking.affiliateMetadata }),
  };
  if (booking.heldUntil) return basics;
  return {
    ...basics,
    rooms: booking.rooms.map((room) => buildRoom(context, booking, room, now)),
    ...(booking.billingContact !== undefined && { billing_contact: booking.billingContact }),
    travel_purpose: 'business',
    ...(history && {
      itinerary_history: [],
      room_history: booking.rooms.map((room) => buildHistory(booking, room, now)),
    }),
  };
}
