import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../store/media-types.ts';
import type { Store } from '../store/store.ts';
import { registerDictionary } from './dictionaries.ts';
import { operationKey } from './operations.ts';
import type { Build } from './read-build.ts';
import { keepRecord } from './records.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Puts a build's record and operations, then its files with their compressed forms into the store. What is named
 * by its content and present already is left alone.
 */
export async function uploadBuild(store: Store, build: Build, now: Date): Promise<void> {
  // Before the operations, so that nobody takes them for those of a release long gone.
  await keepRecord(store, build.part, build.release.id, build.record, now);
  // The API must know an operation before any browser can send it.
  await Promise.all(
    Object.entries(build.operations).map(([id, text]) => store.create(operationKey(id), Buffer.from(text))),
  );
  const folder = `releases/${build.part}/${build.release.id}`;
  await Promise.all([...build.files].map(([path, data]) => uploadFile(store, `${folder}/${path}`, data)));
}

/**
 * Stores a file, and how later releases find it as their dictionary; for text also as brotli and gzip at their densest,
 * because it is compressed once and served often.
 */
export async function uploadFile(store: Store, key: string, data: Buffer): Promise<void> {
  if (await store.has(key)) return;
  if (isCompressible(key)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    const [br, gz] = await Promise.all([brotliAsync(data, { params }), gzipAsync(data, { level: 9 })]);
    if (br.length < data.length) await store.put(`${key}.br`, br);
    if (gz.length < data.length) await store.put(`${key}.gz`, gz);
  }
  await registerDictionary(store, key, data);
  // Last, because its presence says that the rest is there too.
  await store.put(key, data);
}
