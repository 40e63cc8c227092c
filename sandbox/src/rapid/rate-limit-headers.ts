const MINUTE_LIMIT = 6000;
const DAY_LIMIT = 5_000_000;

/** Counts requests for the Rate-Limit headers; nothing is refused for it. Resets are in milliseconds, as in the contract. */
export function createRateLimitHeaders(): (nowMs: number) => Record<string, string> {
  let minute = { start: 0, used: 0 };
  let day = { start: 0, used: 0 };
  return (nowMs) => {
    const minuteStart = Math.floor(nowMs / 60_000) * 60_000;
    const dayStart = Math.floor(nowMs / 86_400_000) * 86_400_000;
    if (minute.start !== minuteStart) minute = { start: minuteStart, used: 0 };
    if (day.start !== dayStart) day = { start: dayStart, used: 0 };
    minute.used += 1;
    day.used += 1;
    return {
      'rate-limit-minute': String(MINUTE_LIMIT),
      'rate-limit-minute-remaining': String(Math.max(0, MINUTE_LIMIT - minute.used)),
      'rate-limit-minute-reset': String(minuteStart + 60_000),
      'rate-limit-day': String(DAY_LIMIT),
      'rate-limit-day-remaining': String(Math.max(0, DAY_LIMIT - day.used)),
      'rate-limit-day-reset': String(dayStart + 86_400_000),
      'rate-limit-reduction-status': 'INACTIVE',
      region: 'ap-northeast-1',
    };
  };
}
