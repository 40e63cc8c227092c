import { z } from 'zod';

const entrySchema = z.object({
  reference: z.string(),
  sealedContact: z.string(),
  branchId: z.string(),
  paymentIntentId: z.string().nullable(),
});

/** What the journal keeps of a booking that is about to be sent; nothing of it names a person. */
export type JournalEntry = z.infer<typeof entrySchema>;

export interface JournalPlace {
  day: string;
  name: string;
}

/** The key of an attempt's entry: names of a day are in the order of time. */
export function toJournalPlace(attemptId: string, at: Date): JournalPlace {
  const [day = '', time = ''] = at.toISOString().split('T');
  return { day, name: `${time.replaceAll(/\D/g, '')}-${attemptId}` };
}

/** The attempt and the time of an entry; null for what is no entry's name. */
export function readJournalPlace({ day, name }: JournalPlace): { attemptId: string; at: Date } | null {
  const [, hour, minute, second, ms, attemptId = ''] = /^(\d\d)(\d\d)(\d\d)(\d{3})-(.+)$/.exec(name) ?? [];
  return attemptId === '' ? null : { attemptId, at: new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`) };
}

/** Null when the text is not an entry's. */
export function parseJournalEntry(text: string): JournalEntry | null {
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
