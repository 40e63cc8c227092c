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

/** What the build of a remote, or of the host, says of itself. */
type Assets = { container: string; entry: string } | { container?: undefined; scripts: [string] };

/**
 * Makes one more release of a remote, or of the host, out of its present build: another version and, for a remote, another
 * name of the container, all else alike but for what `edit` changes. Nothing is published yet.
 */
export function makeRelease(site: OwnSite, part: string, edit: Edit = (_path, text) => text): NewRelease {
  const version = `0.2.${++made}`;
  const base = join(site.dataDir, 'builds', `${part}-${version}`);
  const folder = join(base, 'dist');
  cpSync(join(root, part === 'host' ? part : `remote-${part}`, 'dist'), folder, { recursive: true });
  writeFileSync(join(base, 'package.json'), JSON.stringify({ version }));
  const assets = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as Assets;
  const entry = assets.container === undefined ? assets.scripts[0] : assets.entry;
  // Two releases of a remote live in one page under different global names.
  const rename = (text: string) =>
    assets.container === undefined
      ? text
      : text.replaceAll(
          assets.container,
          assets.container.replace(/[^_]+$/, digest('sha256', version, 'hex').slice(0, 10)),
        );
  const integrities = new Map<string, string>();
  const rewrite = (path: string) => {
    const before = readFileSync(join(folder, path), 'utf8');
    let after = edit(path, rename(before));
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
  part: string,
  edit?: Edit,
): Promise<NewRelease & { id: string }> {
  const release = makeRelease(site, part, edit);
  const output = await site.release('publish', part, '--dir', release.folder);
  const id = /@([0-9a-f]+) is published/.exec(output)?.[1];
  if (!id) throw new Error(`no release named in: ${output}`);
  return { ...release, id };
}

function digest(algorithm: 'sha256' | 'sha384', text: string, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(text).digest(encoding);
}
