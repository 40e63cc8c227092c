import type { Registry } from '../release/update-all-tenants.ts';
import { isForgettable, keptOperations } from '../release/operations.ts';
import { type Finding, finding } from '../release/finding.ts';
import { readSchema } from './live-schema.ts';

/** What a schema would break of the operations that open tabs may still send. */
export async function schemaFindings(
  { store, keys, now }: Registry,
  file: string,
): Promise<{ findings: Finding[]; checked: number }> {
  const schema = await readSchema(file);
  const operations = await keptOperations(store, keys.publicKey);
  const live = operations.filter((operation) => !isForgettable(operation, now()));
  const findings = live.map(async ({ key, senders }) => {
    const text = (await store.get(key))?.toString('utf8') ?? '';
    const sender = senders.length > 0 ? senders.join(', ') : 'A release';
    return schema.findFaults(text).map((fault) => finding('schema-breaking', `${sender} sends ${fault}`));
  });
  return { findings: (await Promise.all(findings)).flat(), checked: live.length };
}
