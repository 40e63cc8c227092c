import type { importantNotes } from '../../catalog/content-texts.ts';
import type { Labels } from './labels.ts';

const readClock = (text: string | null) => (text && /^\d{2}:\d{2}$/.test(text) ? text : null);

/**
 * As shared/src/format/check-in-text.ts says it on screens: scripts/check-in-rule.test.ts compares the two. An end that is
 * no time of day (いつでも) is no limit.
 */
export function checkinHours(
  { beginTime, endTime, twentyFourHour }: ReturnType<typeof importantNotes>['checkin'],
  labels: Labels,
): string {
  const begin = readClock(beginTime);
  const end = readClock(endTime);
  const until = end ? labels.until(end) : null;
  const hours = begin ? (end ? labels.fromUntil(begin, end) : labels.from(begin)) : until;
  if (!hours) return twentyFourHour ? labels.anyHour : (beginTime ?? '');
  return twentyFourHour ? labels.withOpenDesk(hours) : hours;
}
