import { daysBetween, todayIn } from '@yado/shared/format/calendar-date';
import { serverNow } from '@yado/shared/format/server-clock';

interface Stay {
  /** `YYYY-MM-DD`, on the hotel's calendar as the next one. */
  startDate: string;
  endDate: string;
  /** The hotel's, as an IANA name. */
  timeZone: string;
}

/** How far a stay is, by the hotel's calendar: `あと3日`. */
export function daysToStayText({ startDate, endDate, timeZone }: Stay, now: Date = serverNow()): string {
  const today = todayIn(timeZone, now);
  const days = daysBetween(today, startDate);
  if (days > 1) return `あと${days}日`;
  if (days === 1) return '明日チェックイン';
  if (days === 0) return '本日チェックイン';
  return today >= endDate ? '本日チェックアウト' : '宿泊中';
}
