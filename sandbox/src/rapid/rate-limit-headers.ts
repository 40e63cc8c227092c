const MINUTE_LIMIT = 6000;
const DAY_LIMIT = 5_000_000;

/**
 * Counts requests for the Rate-Limit headers; nothing is refused for it. As in the contract, what remains is a
 * percentage, and resets are milliseconds since 1970.
 */
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
      'rate-limit-minute-remaining': percentLeft(minute.used, MINUTE_LIMIT),
      'rate-limit-minute-reset': String(minuteStart + 60_000),
      'rate-limit-day': String(DAY_LIMIT),
      'rate-limit-day-remaining': percentLeft(day.used, DAY_LIMIT),
      'rate-limit-day-reset': String(dayStart + 86_400_000),
      'rate-limit-reduction-status': 'INACTIVE',
      region: 'ap-northeast-1',
    };
  };
}

const percentLeft = (used: number, limit: number): string => (Math.max(0, 1 - used / limit) * 100).toFixed(2);
