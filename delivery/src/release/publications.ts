import { randomUUID } from 'node:crypto';
import type { Store } from '../store/store.ts';

const LAST = 'checks/published';

/** Says that documents were published, of whatever tenants: a hint for who would else have to list them all. */
export async function announcePublication(store: Pick<Store, 'put'>): Promise<void> {
  await store.put(LAST, Buffer.from(`${randomUUID()}\n`));
}

/** Another text after each announcement; null before the first, and while the store does not tell. */
export async function lastPublication(store: Pick<Store, 'get'>): Promise<string | null> {
  const text = await store.get(LAST).catch(() => null);
  return text && text.toString('utf8');
}
