import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is encrypted for: its kind, so that kinds do not share a key, and the row that it belongs to. */
export interface SealedFor {
  secret: string;
  purpose: string;
  rowId: string;
  /** The same text looks the same each time: for a request that may have to be repeated word for word. */
  repeatable?: boolean;
}

/** Encrypts a text that the database must not hold in the clear (AES-256-GCM; the row's id is authenticated with it). */
export function sealText(target: SealedFor, text: string): string {
  const iv = target.repeatable ? deriveIv(target, text) : randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(target), iv).setAAD(Buffer.from(target.rowId));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url');
}

/** The text again; null when the server's secret has changed since, or the text was sealed for something else. */
export function openSealedText(target: SealedFor, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const tag = bytes.subarray(bytes.length - TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(target), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(target.rowId))
      .setAuthTag(tag);
    const body = bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function deriveKey({ secret, purpose }: SealedFor): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** From what is encrypted, under a key of its own: another text or row never gets the same one. */
function deriveIv({ secret, purpose, rowId }: SealedFor, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `${purpose}/iv`, 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([rowId, text]))
    .digest()
    .subarray(0, IV_BYTES);
}
