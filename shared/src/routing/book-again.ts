import { addDays, daysBetween, todayIn } from '../format/calendar-date.ts';
import type { Stay } from './stay.ts';

interface Trip {
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly rooms: readonly { readonly numberOfAdults: number; readonly childAges: readonly number[] }[];
}

/**
 * The stay that booking the same again begins with: the same rooms; the same days where none of them can be stayed
 * in any more, else the next days of the same weekdays. Null when nothing is known of the rooms.
 */
export function stayToBookAgain(trip: Trip, today: string = todayIn()): Stay | null {
  if (trip.rooms.length === 0) return null;
  const given = trip.status === 'CANCELED' || trip.status === 'FAILED';
  const first = given && trip.startDate >= today ? trip.startDate : nextWeek(trip.startDate, today);
  return {
    checkin: first,
    checkout: addDays(first, daysBetween(trip.startDate, trip.endDate)),
    occupancies: trip.rooms.map(({ numberOfAdults, childAges }) => ({
      adults: numberOfAdults,
      childAges: [...childAges],
    })),
  };
}

/** The same weekday, at least a week later and not before tomorrow. */
function nextWeek(date: string, today: string): string {
  const weeks = Math.max(1, Math.ceil((daysBetween(date, today) + 1) / 7));
  return addDays(date, 7 * weeks);
}
