import { failureStages, vitalNames, type EventBatch } from '@yado/shared/contract/page-events';
import { z } from 'zod';

const MINUTES_10_MS = 600_000;
const name = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9.+_-]+$/);
const about = { part: name, release: name, version: name };
const stage = z.enum(failureStages);

const pageEvent = z.discriminatedUnion('kind', [
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

/** Strict: a field that nobody expects could carry anything, a person's data too. */
export const eventBatch: z.ZodType<EventBatch> = z.strictObject({
  tenant: name,
  bucket: z.int().min(0).max(99),
  requestId: z.uuid().optional(),
  events: z.array(pageEvent).min(1).max(50),
});
