import { serverNow } from '@yado/shared/format/server-clock';

const MINUTE_MS = 60_000;

/** Below this the clock counts seconds and the note becomes a warning. */
export const SOON_MS = 5 * MINUTE_MS;
/** Minutes before the end at which a screen reader is informed. */
const TOLD_AT = [5, 1] as const;

/** `24分`, and in the last five minutes `4分05秒`. */
export function remainingText(ms: number): string {
  if (ms > SOON_MS) return `${Math.ceil(ms / MINUTE_MS)}分`;
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const rest = String(seconds % 60).padStart(2, '0');
  return seconds < 60 ? `${seconds}秒` : `${Math.floor(seconds / 60)}分${rest}秒`;
}

/** What is read out: it changes twice, so that nobody hears a clock tick. */
export function remainingAnnouncement(ms: number): string {
  if (ms <= 0) return '';
  const minutes = TOLD_AT.findLast((each) => ms <= each * MINUTE_MS);
  return minutes === undefined ? '' : `料金の確認の有効期限まで、あと${minutes}分です。`;
}

/** How long the shown text stays right: seconds matter only at the end. */
export function nextTickMs(ms: number): number {
  return ms > SOON_MS ? Math.min(ms - SOON_MS, 15_000) : 1_000;
}

/** Whether an instant lies behind us by the server's clock. */
export function hasPassed(instant: string): boolean {
  return Date.parse(instant) <= serverNow().getTime();
}
