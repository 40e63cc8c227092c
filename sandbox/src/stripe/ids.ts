import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new identifier like `pi_3T0aBc…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** The secret that lets a browser see and confirm one intent. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The id of a reference that may have been expanded. */
export function toId(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' && reference !== null ? reference.id : reference;
}
