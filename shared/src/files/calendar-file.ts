import { addDays } from '../format/calendar-date.ts';
import { readPhone } from '../format/phone-text.ts';
import { instantAt } from '../format/instants.ts';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

export interface CalendarTrip {
  id: string;
  travelNumber: string;
  hotelName: string;
  address: string;
  phone: string | null;
  guests: readonly string[];
  /** Calendar days. */
  checkin: string;
  checkout: string;
  /** `HH:mm` by the hotel's clocks; null when the hotel does not say. */
  checkinTime: string | null;
  checkoutTime: string | null;
  /** IANA name. */
  timeZone: string;
  /** From then on canceling costs something; null when it is never free, or always. */
  freeUntil: string | null;
  /** Address of the trip's page. */
  url: string;
}

const CLOCK = /^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/;
const HOUR_S = 3_600;
const LEAD_MS = 30 * 60_000;

/**
 * A calendar file with the stay and, apart from it, the end of free cancellation with reminders. Moments are written
 * in UTC, so that every calendar shows them right wherever its owner is; without the hotel's times the stay is whole days.
 */
export function calendarFile(trip: CalendarTrip): string {
  const calendar = ical({
    name: `${trip.hotelName} ${trip.travelNumber}`,
    prodId: { company: 'Yado', product: 'Booking', language: 'JA' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const place = { location: `${trip.hotelName} ${trip.address}`, url: trip.url };
  calendar.createEvent({
    ...getStayTimes(trip),
    ...place,
    id: `stay-${trip.id}`,
    summary: `宿泊: ${trip.hotelName}`,
    description: [
      `予約番号: ${trip.travelNumber}`,
      `宿泊者: ${trip.guests.join('、')}`,
      trip.phone && `電話: ${readPhone(trip.phone).text}`,
      trip.url,
    ]
      .filter(Boolean)
      .join('\n'),
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  if (trip.freeUntil) {
    const deadline = new Date(trip.freeUntil);
    const event = calendar.createEvent({
      ...place,
      start: new Date(deadline.getTime() - LEAD_MS),
      end: deadline,
      id: `free-cancel-${trip.id}`,
      summary: `無料キャンセルの期限: ${trip.hotelName}`,
      description: `これ以降はキャンセル料がかかります。\n予約番号: ${trip.travelNumber}\n${trip.url}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const hours of [24, 3])
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: hours * HOUR_S });
  }
  return calendar.toString();
}

function getStayTimes({ checkin, checkout, checkinTime, checkoutTime, timeZone }: CalendarTrip) {
  if (checkinTime && checkoutTime && CLOCK.test(checkinTime) && CLOCK.test(checkoutTime)) {
    return {
      start: toInstant(checkin, checkinTime, timeZone),
      end: toInstant(checkout, checkoutTime, timeZone),
    };
  }
  // The day after the last one, as the format has it. UTC noon is that day for the library in every zone of a browser.
  return { allDay: true, start: toNoon(checkin), end: toNoon(addDays(checkout, 1)), timezone: 'UTC' };
}

/** The end of a day is the beginning of the next one: no calendar knows 24:00. */
function toInstant(date: string, clock: string, timeZone: string): Date {
  return clock === '24:00'
    ? instantAt(addDays(date, 1), '00:00', timeZone)
    : instantAt(date, clock.padStart(5, '0'), timeZone);
}

const toNoon = (date: string) => new Date(`${date}T12:00:00Z`);
