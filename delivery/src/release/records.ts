import { z } from 'zod';
import type { Store } from '../store/store.ts';

const record = z.object({
  /** Ids of the operations that its code sends. */
  operations: z.array(z.string()),
  exposes: z.array(z.string()),
  /** For a remote: shared module → range of versions that it takes from the host. */
  requires: z.record(z.string(), z.string()),
  /** For a host: shared module → version that it provides. */
  provides: z.record(z.string(), z.string()),
});
const storedRecord = record.extend({ recordedAt: z.iso.datetime() });

/** What the release command must know of a release and no browser: kept in the store, beside its files. */
export type ReleaseRecord = z.infer<typeof record>;

/** A record with the moment at which it was last published. */
export type StoredRecord = z.infer<typeof storedRecord>;

/** Keeps the record of a release, with the moment of its publication. */
export async function keepRecord(
  store: Store,
  part: string,
  id: string,
  content: ReleaseRecord,
  now: Date,
): Promise<void> {
  const stored: StoredRecord = { ...content, recordedAt: now.toISOString() };
  await store.put(toKey(part, id), Buffer.from(`${JSON.stringify(stored)}\n`));
}

/** The record of a release, or null when it was published before there were any. */
export async function readRecord(store: Store, part: string, id: string): Promise<StoredRecord | null> {
  const data = await store.get(toKey(part, id));
  return data ? storedRecord.parse(JSON.parse(data.toString('utf8'))) : null;
}

/** Every record of the store, with the release that it is of, as `search@…`. */
export async function readRecords(store: Store): Promise<{ name: string; record: StoredRecord }[]> {
  const names = (await store.list('records')).flatMap((key) => {
    const [, part, id] = /^records\/([^/]+)\/([^/]+)\.json$/.exec(key) ?? [];
    return part && id ? [{ part, id }] : [];
  });
  const records = names.map(async ({ part, id }) => {
    const record = await readRecord(store, part, id);
    return record ? [{ name: `${part}@${id}`, record }] : [];
  });
  return (await Promise.all(records)).flat();
}

function toKey(part: string, id: string): string {
  return `records/${part}/${id}.json`;
}
