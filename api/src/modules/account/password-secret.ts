import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';

/** Without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** 40 random bits that a person can type; guessed at most five times within a quarter of an hour. */
export function newPasswordSecret(): string {
  return Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** As a person reads it: in two halves. */
export function formatPasswordSecret(secret: string): string {
  return `${secret.slice(0, LENGTH / 2)}-${secret.slice(LENGTH / 2)}`;
}

/** Keyed with the server's secret: 40 bits alone could be searched by anyone who reads the database. */
export function hashPasswordSecret(serverSecret: string, rowId: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', 'yado/password-code/v1', 32));
  return createHmac('sha256', key).update(`${rowId}:${secret}`).digest('hex');
}

/** Whether what a person typed is the secret of that hash; forgives case, spaces, hyphens and look-alikes. */
export function matchesPasswordSecret(
  serverSecret: string,
  row: { id: string; secret_hash: string },
  typed: string,
): boolean {
  const secret = typed
    .slice(0, 100)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const hash = hashPasswordSecret(serverSecret, row.id, secret);
  return timingSafeEqual(Buffer.from(hash), Buffer.from(row.secret_hash));
}
