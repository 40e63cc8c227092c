import type { ReleaseDocument, SignedReleaseDocument } from '@yado/shared/contract/release-document';

export type DocumentRefusal = 'signature' | 'format' | 'tenant' | 'expired' | 'older';

export type Verdict = { ok: true; document: ReleaseDocument } | { ok: false; reason: DocumentRefusal };

export interface Expectation {
  publicKey: string;
  now: Date;
  /** Last good document of this browser. A document of another tenant or an older one is refused. */
  lastGood: ReleaseDocument | null;
}

/** Checks signature, format, tenant, expiry and sequence of a release document. */
export async function verifyDocument(
  signed: SignedReleaseDocument,
  { publicKey, now, lastGood }: Expectation,
): Promise<Verdict> {
  if (!(await signatureHolds(signed, publicKey))) return { ok: false, reason: 'signature' };
  const document = parse(signed.document);
  if (!document) return { ok: false, reason: 'format' };
  if (Date.parse(document.expiresAt) <= now.getTime()) return { ok: false, reason: 'expired' };
  if (lastGood && lastGood.tenant !== document.tenant) return { ok: false, reason: 'tenant' };
  if (lastGood && lastGood.sequence > document.sequence) return { ok: false, reason: 'older' };
  return { ok: true, document };
}

/** Opens a document that is signed by this key, expired or not; null for any other. */
export async function openDocument(
  signed: SignedReleaseDocument,
  publicKey: string,
): Promise<ReleaseDocument | null> {
  return (await signatureHolds(signed, publicKey)) ? parse(signed.document) : null;
}

async function signatureHolds(signed: SignedReleaseDocument, publicKey: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', bytes(publicKey), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify(
      'Ed25519',
      key,
      bytes(signed.signature),
      new TextEncoder().encode(signed.document),
    );
  } catch {
    return false;
  }
}

function parse(text: string): ReleaseDocument | null {
  try {
    const document = JSON.parse(text) as ReleaseDocument | null;
    return document?.format === 1 ? document : null;
  } catch {
    return null;
  }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
