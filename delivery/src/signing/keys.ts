import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '../errors.ts';

export interface PublicKey {
  key: KeyObject;
  /** The raw 32 bytes in base64url: what the host is built with. */
  text: string;
  /** First 16 hex digits of the SHA-256 of the raw bytes. */
  id: string;
}

export interface SigningKeys {
  privateKey: KeyObject;
  publicKey: PublicKey;
}

const PUBLIC = 'release-public.txt';

/** The Ed25519 pair of a name in a folder, made when absent. The private key is readable by its owner only. */
export async function ensureKeys(
  folder: string,
  name: 'release' | 'developer' = 'release',
): Promise<SigningKeys> {
  const file = join(folder, `${name}-private.pem`);
  const publicFile = `${name}-public.txt`;
  let pem = await read(file);
  if (!pem) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const made = generateKeyPairSync('ed25519')
      .privateKey.export({ format: 'pem', type: 'pkcs8' })
      .toString();
    await createOnce(file, made);
    pem = (await read(file)) ?? made;
  }
  const privateKey = createPrivateKey(pem);
  const publicKey = publicKeyFrom(String(createPublicKey(privateKey).export({ format: 'jwk' }).x));
  if ((await read(join(folder, publicFile)))?.trim() !== publicKey.text) {
    const temporary = join(folder, `${publicFile}.${randomUUID()}`);
    await writeFile(temporary, `${publicKey.text}\n`);
    await rename(temporary, join(folder, publicFile));
  }
  return { privateKey, publicKey };
}

/** The pair for what signs releases; made by `release -- keys` alone, as browsers trust the one that their host was built with. */
export async function readKeys(folder: string): Promise<SigningKeys> {
  const file = join(folder, 'release-private.pem');
  if ((await read(file)) === null) {
    throw new ReleaseError(
      `There is no ${file}, with which releases are signed. Put the site's own key there; for a new site: npm run release -- keys`,
    );
  }
  return ensureKeys(folder);
}

/** The public key alone, for the edge, which has no business with the private one. */
export async function readPublicKey(folder: string): Promise<PublicKey> {
  const text = await read(join(folder, PUBLIC));
  if (!text) throw new ReleaseError(`No ${PUBLIC} in ${folder}. Run: npm run release -- keys`);
  return publicKeyFrom(text.trim());
}

/** Throws a `ReleaseError` unless the text is 32 bytes of base64url. */
export function publicKeyFrom(text: string): PublicKey {
  const raw = Buffer.from(text, 'base64url');
  if (raw.length !== 32) throw new ReleaseError(`A public key must be 32 bytes in base64url.`);
  return {
    key: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' }),
    text,
    id: createHash('sha256').update(raw).digest('hex').slice(0, 16),
  };
}

/** Two commands may start at once: the second keeps what the first one made. */
async function createOnce(file: string, content: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content, { mode: 0o600 });
  await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporary);
}

async function read(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
