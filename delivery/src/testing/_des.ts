import { createRequire } from 'node:module';

type Cipher = 'createCipheriv' | 'createDecipheriv';
type Make = (algorithm: string, key: Buffer, iv: Buffer) => unknown;

const crypto = createRequire(import.meta.url)('node:crypto') as Record<Cipher, Make>;

/** Brings back DES, which OpenSSL has dropped, for s3rver's page tokens: triple DES with one key is the same. */
export function allowDes(): void {
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const make = crypto[name];
    crypto[name] = (algorithm, key, iv) =>
      algorithm === 'des'
        ? make('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
        : make(algorithm, key, iv);
  }
}
