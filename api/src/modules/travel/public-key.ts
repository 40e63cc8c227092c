import { createHash, randomBytes } from 'node:crypto';
import { openSealedText, type SealedFor, sealText } from '../../lib/sealed-text.ts';

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

/** Encrypts a key for the trip it belongs to. */
export function sealPublicKey(secret: string, travelId: string, key: string): SealedPublicKey {
  return { hash: hashPublicKey(key), sealed: sealText(sealedFor(secret, travelId), key) };
}

/** The key in the clear; null when the server's secret has changed since: the trip then has no link to show. */
export function openPublicKey(secret: string, travelId: string, sealed: string): string | null {
  return openSealedText(sealedFor(secret, travelId), sealed);
}

function sealedFor(secret: string, travelId: string): SealedFor {
  return { secret, purpose: 'yado/travel-public-key/v1', rowId: travelId };
}
