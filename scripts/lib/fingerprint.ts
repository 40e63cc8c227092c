import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'styled-system', 'panda.css', 'test-results']);

/** Hashes the content of files and folders, given relative to the repository, without build output. */
export function hashContent(paths: string[], extra: string[] = []): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of listFiles(path)) {
      if (/(?<!\.long)\.test\.tsx?$/.test(file)) continue;
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
    }
  }
  for (const text of extra) hash.update('\0').update(text);
  return hash.digest('hex');
}

/** Hashes names, sizes and times of all files in a folder, which change when another script builds there. */
export function hashState(path: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(path, new Set())) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

function listFiles(path: string, skipped = SKIPPED): string[] {
  const info = statSync(join(root, path), { throwIfNoEntry: false });
  if (!info) return [];
  if (!info.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name), skipped));
}
