import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A random 128-bit id in Crockford base32: 26 characters, safe in URLs and as a supplier reference. */
export function newId(): string {
  let value = 0n;
  for (const byte of randomBytes(16)) value = (value << 8n) | BigInt(byte);
  let id = '';
  for (let index = 0; index < 26; index++) {
    id = alphabet[Number(value & 31n)] + id;
    value >>= 5n;
  }
  return id;
}
