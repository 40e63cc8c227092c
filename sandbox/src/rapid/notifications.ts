import { createHash } from 'node:crypto';
import type { Booking } from './bookings.ts';
import type { RapidContext } from './context.ts';
import { propertyConfirmedAt } from './itinerary.ts';

export const EVENT_TYPES = [
  'itinerary.agent.create',
  'itinerary.agent.change',
  'itinerary.agent.cancel',
  'itinerary.supplier.confirm',
  'itinerary.supplier.cancel',
  'itinerary.fraud.cancel',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A notification in the contract's shape. */
export interface Notification {
  event_id: string;
  event_type: EventType;
  event_time: string;
  itinerary_id: string;
  email: string;
  message: string;
  affiliate_reference_id: string;
}

const MESSAGES: Record<EventType, string> = {
  'itinerary.agent.create': 'An agent created this itinerary.',
  'itinerary.agent.change': 'An agent changed this itinerary.',
  'itinerary.agent.cancel': 'An agent canceled one or more rooms on this itinerary.',
  'itinerary.supplier.confirm': 'The property confirmed this itinerary.',
  'itinerary.supplier.cancel': 'The property canceled one or more rooms on this itinerary.',
  'itinerary.fraud.cancel': 'This itinerary was canceled for suspected fraud.',
};

function notification(type: EventType, at: number, booking?: Booking): Notification {
  const id = booking?.id ?? '0';
  // The same event has the same id whenever it is looked at, so nothing but its delivery needs to be kept.
  const digest = createHash('sha256').update(`${type} ${id} ${at}`).digest('hex');
  return {
    event_id: digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
    event_type: type,
    event_time: new Date(at).toISOString(),
    itinerary_id: id,
    email: booking?.email ?? '',
    message: MESSAGES[type],
    affiliate_reference_id: booking?.affiliateReferenceId ?? '',
  };
}

function listEvents(booking: Booking): Notification[] {
  if (booking.heldUntil) return [];
  const confirmed = propertyConfirmedAt(booking);
  const dropped = booking.rooms.flatMap(({ history }) =>
    history.flatMap(({ type, source, at }) =>
      type === 'canceled' && source === 'supplier' ? [Date.parse(at)] : [],
    ),
  );
  const canceled = booking.rooms.every((room) => {
    const at = room.canceledAt ?? room.cancelsAt;
    return at !== undefined && Date.parse(at) <= confirmed;
  });
  return [
    ...(canceled ? [] : [notification('itinerary.supplier.confirm', confirmed, booking)]),
    ...[...new Set(dropped)].map((at) => notification('itinerary.supplier.cancel', at, booking)),
  ];
}

/** What has happened at the hotels' side so far and was not delivered yet, oldest first. */
export function dueNotifications(context: RapidContext): Notification[] {
  const now = context.now();
  const { delivered, tests } = context.bookings.notifications;
  return [...context.bookings.all(now).flatMap(listEvents), ...tests]
    .filter(({ event_id, event_time }) => !delivered[event_id] && Date.parse(event_time) <= now.getTime())
    .sort((a, b) => a.event_time.localeCompare(b.event_time));
}

/** Remembers that these were delivered: none is delivered twice. */
export function markDelivered(context: RapidContext, events: readonly Notification[]): void {
  const { notifications } = context.bookings;
  for (const { event_id } of events) notifications.delivered[event_id] = true;
  notifications.tests = notifications.tests.filter(({ event_id }) => !notifications.delivered[event_id]);
  if (events.length > 0) context.bookings.touched();
}

/** A test event, as asked for by `POST /v3/notifications`. */
export function addTestNotification(context: RapidContext, type: EventType): void {
  context.bookings.notifications.tests.push(notification(type, context.now().getTime()));
  context.bookings.touched();
}
