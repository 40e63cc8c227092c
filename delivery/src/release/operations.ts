import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { PublicKey } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { readDocument } from './documents.ts';
import { HOST } from './parts.ts';
import { readRecords, type StoredRecord } from './records.ts';

const DAY_MS = 86_400_000;
/** How long a tab that was opened with a release may keep asking what that release asks. */
export const KEPT_AFTER_MS = 14 * DAY_MS;

/** An operation of the store, and who sends it. */
export interface KeptOperation {
  key: string;
  /** Releases that send it, as `search@…`; empty when nothing was recorded of them. */
  senders: string[];
  /** When the last release that sends it left the last document; null while one is in a document. */
  leftAt: Date | null;
}

/** Where the API finds an operation. */
export function operationKey(id: string): string {
  return `operations/${id}.graphql`;
}

/** Every operation that the API can be asked for. */
export async function keptOperations(store: Store, publicKey: PublicKey): Promise<KeptOperation[]> {
  const presence = await readPresence(store, publicKey);
  const records = await readRecords(store);
  return (await store.list('operations')).map((key) => {
    const senders = records.filter(({ record }) => record.operations.some((id) => operationKey(id) === key));
    const left = senders.map(({ name, record }) => leftAt(record, presence.get(name)));
    // Where no sender is recorded, any part may send the operation.
    const isAsked = senders.length === 0 || left.includes(null);
    const last = Math.max(...left.map((date) => date?.getTime() ?? 0));
    return { key, senders: senders.map(({ name }) => name), leftAt: isAsked ? null : new Date(last) };
  });
}

/** Whether no tab can be open any more that asks it. */
export function isForgettable({ leftAt }: KeptOperation, now: Date): boolean {
  return leftAt !== null && now.getTime() - leftAt.getTime() > KEPT_AFTER_MS;
}

/** A release that was uploaded and is in no document may be about to be published. */
function leftAt({ recordedAt }: StoredRecord, last: Date | null | undefined): Date | null {
  return last === undefined ? new Date(recordedAt) : last;
}

/** Release → when it left the last tenant's document, or null while it is in one. */
async function readPresence(store: Store, publicKey: PublicKey): Promise<Map<string, Date | null>> {
  const presence = new Map<string, Date | null>();
  const note = (name: string, until: Date | null) => {
    const known = presence.get(name);
    if (known === null) return;
    presence.set(name, until && known && known > until ? known : until);
  };
  for (const history of await histories(store, publicKey)) {
    for (const [index, document] of history.entries()) {
      const next = history[index + 1];
      for (const name of listReleases(document)) note(name, next ? new Date(next.issuedAt) : null);
    }
  }
  return presence;
}

/** The documents of each tenant, oldest first. */
async function histories(store: Store, publicKey: PublicKey): Promise<ReleaseDocument[][]> {
  const byTenant = Map.groupBy(await store.list('documents'), (key) => key.split('/')[1] as string);
  return Promise.all(
    [...byTenant].map(async ([tenant, keys]) => {
      const stored = await Promise.all(keys.map((key) => readDocument(store, key, tenant, publicKey)));
      return stored.flatMap((each) => (each ? [each.document] : []));
    }),
  );
}

function listReleases({ host, remotes }: ReleaseDocument): string[] {
  return Object.entries({ ...remotes, [HOST]: host }).flatMap(([part, { stable, canary, previous }]) =>
    [stable, canary?.release, previous].flatMap((release) => (release ? [`${part}@${release.id}`] : [])),
  );
}
