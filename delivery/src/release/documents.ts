import type { ReleaseDocument, SignedReleaseDocument } from '@yado/shared/contract/release-document';
import { z } from 'zod';
import { ReleaseError } from '../errors.ts';
import type { PublicKey, SigningKeys } from '../signing/keys.ts';
import { openDocument, signDocument } from '../signing/sign-document.ts';
import type { Store } from '../store/store.ts';

export interface StoredDocument {
  key: string;
  signed: SignedReleaseDocument;
  document: ReleaseDocument;
}

const signedDocument = z.strictObject({ document: z.string(), signature: z.string(), keyId: z.string() });
const ATTEMPTS = 5;

/**
 * Keys of a tenant's documents, newest first; with `after` only those newer than that one. Each publication adds one,
 * so that the history stays readable.
 */
export async function documentKeys(
  store: Pick<Store, 'list'>,
  tenant: string,
  after?: string,
): Promise<string[]> {
  return (await store.list(`documents/${tenant}`, after)).reverse();
}

/** A stored document, or null unless it is signed by this key and is the one its place says. */
export async function readDocument(
  store: Pick<Store, 'get'>,
  key: string,
  tenant: string,
  publicKey: PublicKey,
): Promise<StoredDocument | null> {
  const signed = parse((await store.get(key))?.toString('utf8') ?? '');
  const document = signed && openDocument(signed, publicKey);
  if (!document || document.tenant !== tenant || documentKey(document) !== key) return null;
  return { key, signed, document };
}

/** The document in force, or null before the first. Throws a `ReleaseError` when another key has signed it. */
export async function currentDocument(
  store: Store,
  tenant: string,
  publicKey: PublicKey,
): Promise<ReleaseDocument | null> {
  const [key] = await documentKeys(store, tenant);
  if (!key) return null;
  const stored = await readDocument(store, key, tenant, publicKey);
  if (stored) return stored.document;
  throw new ReleaseError(
    `${key} in the store is altered, or signed by another key than ${publicKey.id}. Bring that key back, or remove documents/${tenant} from the store to start again.`,
  );
}

/**
 * Signs and stores what `change` makes of the current document; null leaves it alone. When someone else
 * publishes meanwhile, `change` is asked again with their document. `act` names what the document is a part of. Returns the document then in force.
 */
export async function changeDocument(
  store: Store,
  keys: SigningKeys,
  tenant: string,
  change: (current: ReleaseDocument | null) => ReleaseDocument | null,
  act?: string,
): Promise<{ document: ReleaseDocument | null; changed: boolean }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const current = await currentDocument(store, tenant, keys.publicKey);
    const next = change(current);
    if (!next) return { document: current, changed: false };
    const data = Buffer.from(`${JSON.stringify(signDocument(act ? { ...next, act } : next, keys))}\n`);
    if (await store.create(documentKey(next), data)) return { document: next, changed: true };
  }
  throw new ReleaseError(`Others keep publishing for tenant ${tenant}; try again.`);
}

/** The place of a document in the store. */
export function documentKey({ tenant, sequence }: Pick<ReleaseDocument, 'tenant' | 'sequence'>): string {
  return `documents/${tenant}/${String(sequence).padStart(12, '0')}.json`;
}

function parse(text: string): SignedReleaseDocument | null {
  try {
    return signedDocument.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
