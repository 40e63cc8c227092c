import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import Negotiator from 'negotiator';
import { findDictionary } from '../release/dictionaries.ts';
import type { Store } from '../store/store.ts';
import { createByteCache } from './byte-cache.ts';
import type { FileReader } from './file-cache.ts';

const zstdAsync = promisify(zstdCompress);

const BUDGET_BYTES = 16 * 1024 * 1024;
/** How an answer in `dcz` begins, before the dictionary's SHA-256: https://www.rfc-editor.org/rfc/rfc9842#section-5 */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
/** Made while a visitor waits: 4 ms for the largest script, and few bytes are left at any level. */
const LEVEL = 3;
/** Every decoder of `dcz` takes a window of 8 MiB. */
const WINDOW_LOG = { min: 10, max: 23 };
/** Zstandard looks at no more of a dictionary than eight bytes for each entry of this table; by default 1 MiB. */
const HASH_LOG = 20;
/**
 * As many as the files of a page. Beyond that a file is sent whole: a stranger could ask for all releases against each
 * other. No more than Node's four threads work at the same time.
 */
const AT_ONCE = 48;
const AVAILABLE = /^:([A-Za-z0-9+/]{43}=):$/;

/**
 * A file of a release as what differs from the browser's copy of the same file in another release, by the request's
 * `Accept-Encoding` and `Available-Dictionary`. Null without such a copy, and when the store does not know it any more.
 */
export type DeltaMaker = (
  key: string,
  acceptEncoding: string | undefined,
  availableDictionary: string | string[] | undefined,
) => Promise<Buffer | null>;

/** Compression Dictionary Transport with Zstandard (RFC 9842). */
export function createDeltas(store: Pick<Store, 'get'>, read: FileReader): DeltaMaker {
  const made = createByteCache<Buffer>(BUDGET_BYTES);
  const underWay = new Map<string, Promise<Buffer | null>>();
  let compressing = 0;

  async function make(key: string, hash: Buffer): Promise<Buffer | null> {
    // With another file nothing would be saved, and a stranger could have any two files compressed.
    const other = await findDictionary(store, key, hash.toString('hex'));
    if (other === null || compressing >= AT_ONCE) return null;
    compressing += 1;
    try {
      const [dictionary, data] = await Promise.all([read(other), read(key)]);
      return dictionary && data && Buffer.concat([MAGIC, hash, await compressWith(dictionary, data)]);
    } finally {
      compressing -= 1;
    }
  }

  return async (key, acceptEncoding, availableDictionary) => {
    const hash = parseHash(availableDictionary);
    if (!hash || !takesDeltas(acceptEncoding)) return null;
    const name = `${key} ${hash.toString('hex')}`;
    const known = made.get(name) ?? underWay.get(name);
    if (known) return known;
    // Whatever is wrong with the dictionary, the whole file is as good.
    const delta = make(key, hash)
      .catch(() => null)
      .finally(() => underWay.delete(name));
    underWay.set(name, delta);
    const bytes = await delta;
    if (bytes) made.set(name, bytes, { size: bytes.length });
    return bytes;
  };
}

function parseHash(header: string | string[] | undefined): Buffer | null {
  const [, base64] = AVAILABLE.exec(String(header)) ?? [];
  return base64 ? Buffer.from(base64, 'base64') : null;
}

function takesDeltas(acceptEncoding: string | undefined): boolean {
  const headers = { 'accept-encoding': acceptEncoding ?? '' };
  return new Negotiator({ headers }).encodings(['dcz']).includes('dcz');
}

async function compressWith(dictionary: Buffer, data: Buffer): Promise<Buffer> {
  const windowLog = Math.ceil(Math.log2(dictionary.length + data.length + 1));
  return zstdAsync(data, {
    dictionary,
    params: {
      [constants.ZSTD_c_compressionLevel]: LEVEL,
      [constants.ZSTD_c_windowLog]: Math.min(WINDOW_LOG.max, Math.max(WINDOW_LOG.min, windowLog)),
      [constants.ZSTD_c_hashLog]: HASH_LOG,
    },
  });
}
