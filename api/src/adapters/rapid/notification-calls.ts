import { z } from 'zod';
import { type Drops, readList } from './drops.ts';
import type { RapidResult } from './result.ts';
import type { RapidTransport } from './transport.ts';

const notificationSchema = z.object({
  event_type: z.string(),
  affiliate_reference_id: z.string().default(''),
});

export type RapidNotification = z.infer<typeof notificationSchema>;

/**
 * Up to 25 notifications that could not be pushed. Rapid hands each out once, so a call whose answer is lost is not
 * repeated: what was in it is found by the daily comparison.
 */
export async function notifications(
  transport: RapidTransport,
  drops: Drops,
): Promise<RapidResult<RapidNotification[]>> {
  const outcome = await transport.send({
    method: 'GET',
    href: '/v3/notifications',
    query: [['undeliverable', 'true'], ...transport.accountTerms],
    timeoutMs: 10_000,
    retries: 0,
  });
  if (outcome.kind !== 'ok') return outcome;
  const value = readList('notification', notificationSchema, outcome.value.body, drops);
  if (value) return { kind: 'ok', status: outcome.status, value };
  return { kind: 'unknown', reason: 'unreadable', status: outcome.status, detail: 'unexpected shape' };
}
