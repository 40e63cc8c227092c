import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Does work in a new folder beside the packages that a bundle leaves to Node.
 * @template T
 * @param {string} root
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inCache(root, work) {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'build-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
