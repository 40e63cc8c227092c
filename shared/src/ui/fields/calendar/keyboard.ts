import { addDays, addMonths, getWeekday } from '../../../format/calendar-date.ts';

/** Where a key moves the focus from a day, as the ARIA date grid has it; null for other keys. */
export function moveByKey(date: string, key: string, shift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -getWeekday(date));
    case 'End':
      return addDays(date, 6 - getWeekday(date));
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return null;
  }
}
