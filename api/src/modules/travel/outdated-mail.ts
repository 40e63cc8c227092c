import type { WaitingMail } from './mail-store.ts';
import type { TravelRow } from './tables.ts';

/**
 * Whether a limit has held a confirmation back until its whole trip was canceled: it would announce a stay that nobody
 * has. The mail about the cancellation says what counts.
 */
export function isOutdated(
  { kind, tries, created_at, next_try_at }: Omit<WaitingMail, 'outbox' | 'id' | 'room_ids' | 'refund_id'>,
  { status }: Pick<TravelRow, 'status'>,
): boolean {
  return kind === 'BOOKED' && status === 'CANCELED' && tries === 0 && next_try_at > created_at;
}
