import type { CancelPenalty, CancelTerms, DateRange, Money, RoomPricing } from './supplier-rate.ts';

/** What an itinerary says of a room's rate. What it leaves out is not known: nothing here has a default. */
export interface ItineraryRate {
  refundable?: boolean;
  cancelPenalties?: readonly CancelPenalty[];
  nonrefundableDates?: readonly DateRange[];
  pricing?: RoomPricing;
  /** What the supplier returns for a canceled room; the sign does not matter. */
  cancelRefund?: Money;
}

/** One booked room as the supplier has it. */
export interface ItineraryRoom {
  /** Id of the room type, the same for all rooms of its kind. */
  roomId: string;
  /** Numbers of this very room: the supplier's own, and the hotel's once it has confirmed. */
  confirmation: { supplier?: string; hotel?: string };
  bedGroupId?: string;
  /** ISO dates. */
  checkin: string;
  checkout: string;
  adults: number;
  childAges: number[];
  /** Empty when the supplier does not say. */
  givenName: string;
  familyName: string;
  status: 'pending' | 'booked' | 'canceled';
  specialRequest?: string;
  smoking?: boolean;
  rate: ItineraryRate;
  /** By which the room is canceled or changed; opaque, never leave the server. Missing: it can't be. */
  tokens: { cancel?: string; change?: string };
}

/** A booking as the supplier has it. */
export interface Itinerary {
  id: string;
  hotelId: string;
  rooms: ItineraryRoom[];
  /** What it lacks says nothing. */
  partial: boolean;
}

/** What the supplier has said about a room so far; its cancel terms are always whole. */
export type KnownRoom = Omit<ItineraryRoom, 'rate' | 'smoking'> & {
  smoking: boolean;
  rate: Omit<ItineraryRate, keyof CancelTerms> & CancelTerms;
};
