import type { Registry } from '../release/update-all-tenants.ts';
import { isForgettable, keptOperations, operationKey } from '../release/operations.ts';
import { requireRightClock } from '../release/publisher-clock.ts';
import { readRecords } from '../release/records.ts';

/**
 * Forgets the operations that no open tab can send any more: the last release that sends them left every document
 * more than 14 days ago. Answers with their keys. Throws a `ReleaseError`, and forgets none, when the clock is wrong.
 */
export async function pruneOperations({ store, keys, now, trustsClock }: Registry): Promise<string[]> {
  if (!trustsClock)
    await requireRightClock(store, now, [], 'Operations that open tabs still send could be forgotten');
  const began = now();
  const forgotten = new Map<string, Buffer>();
  for (const operation of await keptOperations(store, keys.publicKey)) {
    const text = isForgettable(operation, began) ? await store.get(operation.key) : null;
    if (!text) continue;
    forgotten.set(operation.key, text);
    await store.remove(operation.key);
  }
  // A publication at the same moment has recorded its release, and may have taken them for present.
  const records = await readRecords(store);
  const fresh = records.filter(({ record }) => Date.parse(record.recordedAt) >= began.getTime());
  for (const key of fresh.flatMap(({ record }) => record.operations.map(operationKey))) {
    const text = forgotten.get(key);
    if (text) await store.create(key, text);
    forgotten.delete(key);
  }
  return [...forgotten.keys()];
}
