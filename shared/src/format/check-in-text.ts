interface CheckIn {
  readonly beginTime?: string | null;
  readonly endTime?: string | null;
  readonly twentyFourHour: boolean;
}

const isClock = (text: string) => /^\d{2}:\d{2}$/.test(text);

/** `15:00 〜 23:00`; an end that is no time of day (いつでも) is no limit; null when the hotel states nothing. */
export function checkInText({ beginTime, endTime, twentyFourHour }: CheckIn): string | null {
  const end = endTime && isClock(endTime) ? endTime : null;
  const begin = beginTime && isClock(beginTime) ? beginTime : null;
  const hours = begin ? (end ? `${begin} 〜 ${end}` : `${begin}から`) : end && `${end}まで`;
  if (!hours) return twentyFourHour ? '24時間いつでも' : (beginTime ?? null);
  return twentyFourHour ? `${hours}(フロントは24時間対応)` : hours;
}

/**
 * `23:00` or `翌02:00`: when the hotel no longer expects guests, who come from noon on at the earliest; null where its desk is
 * open all night, or no time is stated.
 */
export function lastCheckIn({ endTime, twentyFourHour }: Pick<CheckIn, 'endTime' | 'twentyFourHour'>) {
  if (twentyFourHour || !endTime || !isClock(endTime)) return null;
  return endTime < '12:00' ? `翌${endTime}` : endTime;
}
