import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const idBytes = 16;

/** Asking the system for each id alone costs more than the rest of making it. */
const pool = Buffer.alloc(idBytes * 256);
let used = pool.length;

/** A random 128-bit id in Crockford base32: 26 characters, safe in URLs and as a supplier reference. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = '';
  let rest = 0;
  let bits = 0;
  for (let index = used; index < used + idBytes; index++) {
    rest |= (pool[index] ?? 0) << bits;
    bits += 8;
    for (; bits >= 5; bits -= 5) {
      id += alphabet[rest & 31];
      rest >>>= 5;
    }
  }
  used += idBytes;
  return alphabet[rest] + id;
}
