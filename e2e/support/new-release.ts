import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/settings.ts';
import type { OwnSite } from './own-site.ts';

export interface NewRelease {
  version: string;
  /** The build, for `--dir` of the release command. */
  folder: string;
}

/** Changes the text of one script or stylesheet; `path` is relative to the build. */
export type Edit = (path: string, text: string) => string;

let made = 0;

/**
 * Makes one more release of a remote out of its present build: another version and another name of the container, all
 * else alike but for what `edit` changes. Nothing is published yet.
 */
export function makeRelease(site: OwnSite, remote: string, edit: Edit = (_path, text) => text): NewRelease {
  const version = `0.2.${++made}`;
  const base = join(site.dataDir, 'builds', `${remote}-${version}`);
  const folder = join(base, 'dist');
  cpSync(join(root, `remote-${remote}`, 'dist'), folder, { recursive: true });
  writeFileSync(join(base, 'package.json'), JSON.stringify({ version }));
  const { container, entry } = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as {
    container: string;
    entry: string;
  };
  // Two releases live in one page under different global names.
  const renamed = container.replace(/[^_]+$/, digest('sha256', version, 'hex').slice(0, 10));
  const integrities = new Map<string, string>();
  const rewrite = (path: string) => {
    const before = readFileSync(join(folder, path), 'utf8');
    let after = edit(path, before.replaceAll(container, renamed));
    for (const [old, now] of integrities) after = after.replaceAll(old, now);
    integrities.set(digest('sha384', before, 'base64'), digest('sha384', after, 'base64'));
    writeFileSync(join(folder, path), after);
  };
  const files = globSync('**/*.{js,css}', { cwd: folder }).filter((path) => path !== entry);
  // The entry states the integrity of the others, hence last.
  for (const path of [...files, entry, 'assets.json']) rewrite(path);
  return { version, folder };
}

/** Makes one more release, as {@link makeRelease} does, and publishes it; the one in force so far is its previous one. */
export async function publishRelease(
  site: OwnSite,
  remote: string,
  edit?: Edit,
): Promise<NewRelease & { id: string }> {
  const release = makeRelease(site, remote, edit);
  const output = await site.release('publish', remote, '--dir', release.folder);
  const id = /@([0-9a-f]+) is published/.exec(output)?.[1];
  if (!id) throw new Error(`no release named in: ${output}`);
  return { ...release, id };
}

function digest(algorithm: 'sha256' | 'sha384', text: string, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(text).digest(encoding);
}
