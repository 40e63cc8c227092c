import { openState, type Saving } from '../state-file.ts';
import { join } from 'node:path';
import type { Language } from '../catalog/localized.ts';
import type { Notification } from './notifications.ts';
import { listNights } from './dates.ts';
import type { CancelPenalty } from './penalties.ts';

export interface RoomEvent {
  at: string;
  type: 'created' | 'modified' | 'canceled';
  /** Who did it; the partner unless given. */
  source?: 'supplier';
}

export interface BookedRoom {
  /** The part of the address that tells the rooms of an itinerary apart. */
  key: string;
  confirmation: string;
  occupancy: string;
  bedGroup: string;
  givenName: string;
  familyName: string;
  smoking?: boolean;
  specialRequest?: string;
  loyalty?: { member_id?: string; program_id?: string };
  canceledAt?: string;
  /** A cancellation that was accepted and takes effect at this time. */
  cancelsAt?: string;
  /** Minor units given back, once canceled. */
  refund?: number;
  /** Minor units of each night. */
  nights: number[];
  pricing: unknown;
  history: RoomEvent[];
}

export interface Booking {
  id: string;
  createdAt: string;
  /** Retrieve finds it from here on. */
  visibleAt: string;
  /** Until then retrieve has little more than the id. */
  halfUntil?: string;
  /** Until then retrieve answers 206 without the rooms. */
  degradedUntil?: string;
  affiliateReferenceId?: string;
  affiliateMetadata?: string;
  email: string;
  phone: { country_code: string; area_code?: string; number: string };
  billingContact?: unknown;
  property: string;
  roomType: string;
  plan: string;
  packaged: boolean;
  rateId: string;
  checkin: string;
  checkout: string;
  currency: string;
  language: Language;
  refundable: boolean;
  penalties: readonly CancelPenalty[];
  nonrefundableRanges: readonly { start: string; end: string }[];
  /** Held bookings go away at this time unless resumed. */
  heldUntil?: string;
  rooms: BookedRoom[];
}

/** Which notifications went out, and the test events that did not yet. */
export interface NotificationState {
  delivered: Record<string, true>;
  tests: Notification[];
}

interface Stored {
  sequence: number;
  bookings: Record<string, Booking>;
  notifications: NotificationState;
}

export interface Bookings {
  /** A number that was never used before, for ids. */
  next(): number;
  get(id: string, now: Date): Booking | undefined;
  find(affiliateReferenceId: string, now: Date): Booking | undefined;
  all(now: Date): readonly Booking[];
  /** Rooms of a type taken on a date. */
  taken(roomType: string, date: string): number;
  add(booking: Booking): void;
  readonly notifications: NotificationState;
  /** Tells that a booking was changed in place; counts again what it takes. */
  touched(): void;
  /** Resolves when all of it is on disk. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

function countTaken(bookings: Iterable<Booking>): Map<string, number> {
  const taken = new Map<string, number>();
  for (const booking of bookings) {
    const rooms = booking.rooms.filter((room) => !room.canceledAt && !room.cancelsAt).length;
    for (const date of listNights(booking.checkin, booking.checkout)) {
      const key = `${booking.roomType}|${date}`;
      taken.set(key, (taken.get(key) ?? 0) + rooms);
    }
  }
  return taken;
}

/** The itineraries of this service, kept in `rapid.json` of the data directory. */
export function openBookings(dataDir: string, saving?: Saving): Bookings {
  const empty = (): Stored => ({ sequence: 0, bookings: {}, notifications: { delivered: {}, tests: [] } });
  const state = openState<Stored>(join(dataDir, 'rapid.json'), empty, saving);
  // A file of an earlier version has no notifications.
  const value = Object.assign(state.value, { ...empty(), ...state.value });
  let taken = countTaken(Object.values(value.bookings));
  const changed = (): void => {
    taken = countTaken(Object.values(value.bookings));
    state.changed();
  };

  function releaseHeld(now: Date): void {
    const late = Object.values(value.bookings).filter(
      ({ heldUntil }) => heldUntil && Date.parse(heldUntil) <= now.getTime(),
    );
    for (const { id } of late) delete value.bookings[id];
    if (late.length > 0) changed();
  }

  return {
    next() {
      value.sequence += 1;
      return value.sequence;
    },
    get(id, now) {
      releaseHeld(now);
      return value.bookings[id];
    },
    find(affiliateReferenceId, now) {
      releaseHeld(now);
      return Object.values(value.bookings).find(
        (booking) => booking.affiliateReferenceId === affiliateReferenceId,
      );
    },
    all(now) {
      releaseHeld(now);
      return Object.values(value.bookings);
    },
    notifications: value.notifications,
    taken: (roomType, date) => taken.get(`${roomType}|${date}`) ?? 0,
    add(booking) {
      value.bookings[booking.id] = booking;
      changed();
    },
    touched: changed,
    flush: () => state.flush(),
    close: () => state.close(),
  };
}
