import type { RefundEntry } from './check-refund.ts';

/** One refund of a room, under one key until it is known that the money went back. */
export interface RefundAttempt {
  readonly idempotencyKey: string;
  /** What was sent and not answered: the API takes nothing else under the same key. */
  readonly sent: RefundEntry | null;
}

export function newAttempt(): RefundAttempt {
  return { idempotencyKey: crypto.randomUUID(), sent: null };
}
