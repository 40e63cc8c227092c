import { z } from 'zod';

const impactedSchema = z.object({ impacted_fields: z.array(z.string()) });

/** An itinerary without the fields that it names as impacted: their values are not to be believed. */
export function withoutImpacted(itinerary: unknown): unknown {
  const impacted = impactedSchema.safeParse(itinerary);
  if (!impacted.success) return itinerary;
  const copy: unknown = structuredClone(itinerary);
  for (const path of impacted.data.impacted_fields) remove(copy, path.split('.'));
  return copy;
}

/** `rooms.rate.refundable` goes through lists: the field of every room. */
function remove(node: unknown, [name, ...rest]: readonly string[]): void {
  if (Array.isArray(node)) {
    for (const each of node) remove(each, [name ?? '', ...rest]);
  } else if (node !== null && typeof node === 'object' && name !== undefined) {
    const record = node as Record<string, unknown>;
    if (rest.length === 0) delete record[name];
    else remove(record[name], rest);
  }
}
