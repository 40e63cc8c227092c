import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key for the guests of one trip as it is stored: its hash finds the trip, its sealed form shows it to members. */
export interface SealedPublicKey {
  hash: string;
  sealed: string;
}

/** 256 random bits, safe in a URL. */
export function newPublicKey(): string {
  return randomBytes(32).toString('base64url');
}

/** What a key is looked up by; the database never holds the key itself in the clear. */
export function hashPublicKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Encrypts a key for the trip it belongs to (AES-256-GCM; the trip's id is authenticated with it). */
export function sealPublicKey(secret: string, travelId: string, key: string): SealedPublicKey {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(secret), iv).setAAD(Buffer.from(travelId));
  const body = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return {
    hash: hashPublicKey(key),
    sealed: Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url'),
  };
}

/** The key in the clear; null when the server's secret has changed since: the trip then has no link to show. */
export function openPublicKey(secret: string, travelId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(bytes.length - TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', encryptionKey(secret), iv)
      .setAAD(Buffer.from(travelId))
      .setAuthTag(tag);
    const body = bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function encryptionKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'yado/travel-public-key/v1', 32));
}
