import { sign, verify } from 'node:crypto';
import type { ReleaseDocument, SignedReleaseDocument } from '@yado/shared/contract/release-document';
import type { PublicKey, SigningKeys } from './keys.ts';

/** Writes a document down and signs exactly that text. */
export function signDocument(
  document: ReleaseDocument,
  { privateKey, publicKey }: SigningKeys,
): SignedReleaseDocument {
  const text = JSON.stringify(document);
  return {
    document: text,
    signature: sign(null, Buffer.from(text), privateKey).toString('base64url'),
    keyId: publicKey.id,
  };
}

/** The document inside, or null when the signature is not this key's over exactly this text. */
export function openDocument(signed: SignedReleaseDocument, { key }: PublicKey): ReleaseDocument | null {
  const signature = Buffer.from(signed.signature, 'base64url');
  if (!verify(null, Buffer.from(signed.document), key, signature)) return null;
  const document = JSON.parse(signed.document) as ReleaseDocument;
  return document.format === 1 ? document : null;
}
