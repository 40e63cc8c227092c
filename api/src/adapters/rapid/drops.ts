import type { ZodType } from 'zod';

/** Counts items of an answer that could not be read, by kind, so that one bad item costs only itself. */
export class Drops {
  readonly counts = new Map<string, number>();
  readonly samples = new Map<string, string>();

  add(kind: string, sample: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    if (!this.samples.has(kind)) this.samples.set(kind, sample);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }
}

/** The readable items of a list; null when it is no list at all. */
export function readList<T>(kind: string, schema: ZodType<T>, list: unknown, drops: Drops): T[] | null {
  if (!Array.isArray(list)) return null;
  const items: T[] = [];
  for (const raw of list) {
    const parsed = schema.safeParse(raw);
    if (parsed.success) items.push(parsed.data);
    else {
      const issue = parsed.error.issues[0];
      drops.add(kind, issue ? `${issue.path.join('.')}: ${issue.message}` : 'unreadable');
    }
  }
  return items;
}
