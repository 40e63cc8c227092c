import {
  type EventBatch,
  failureStages,
  type PageEvent,
  vitalNames,
} from '@yado/shared/contract/page-events';
import { z } from 'zod';

const MINUTES_10_MS = 600_000;
const name = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9.+_-]+$/);
const about = { part: name, release: name, version: name };
const stage = z.enum(failureStages);

const pageEvent: z.ZodType<PageEvent> = z.discriminatedUnion('kind', [
  z.strictObject({ ...about, kind: z.literal('used') }),
  z.strictObject({ ...about, kind: z.literal('loaded'), ms: z.number().min(0).max(MINUTES_10_MS) }),
  z.strictObject({ ...about, kind: z.literal('failed'), stage }),
  z.strictObject({ ...about, kind: z.literal('replaced'), to: name, stage }),
  z.strictObject({
    ...about,
    kind: z.literal('vital'),
    name: z.enum(vitalNames),
    value: z.number().min(0).max(MINUTES_10_MS),
  }),
]);

const batch = z.strictObject({
  tenant: name,
  bucket: z.int().min(0).max(99),
  requestId: z.uuid().optional(),
  events: z.array(z.unknown()).min(1).max(50),
});

/**
 * Reads a batch; null when it is none, or nothing in it can be read. Strict: a field that nobody expects could carry
 * anything, a person's data too. An event that can't be read costs itself alone: a host may be newer than this edge.
 */
export function readBatch(body: unknown): (EventBatch & { unread: number }) | null {
  const { data } = batch.safeParse(body);
  if (!data) return null;
  const events = data.events.flatMap((event) => pageEvent.safeParse(event).data ?? []);
  return events.length > 0 ? { ...data, events, unread: data.events.length - events.length } : null;
}
