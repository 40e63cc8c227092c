import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const noteFile = 'deploy/previous-release';

/** The release before this one, as it is deployed: its sources and its dependencies. */
export interface PreviousRelease {
  folder: string;
  /** What starts its API: `node <main>`. */
  main: string;
  remove(): Promise<void>;
}

/** The commit that `deploy/previous-release` names. Throws, saying what to do, when this clone doesn't have it. */
export async function previousCommit(): Promise<string> {
  const revision = (await readFile(join(root, noteFile), 'utf8')).trim();
  try {
    return (await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)).trim();
  } catch (error) {
    throw new Error(
      `The previous release, ${revision} in ${noteFile}, is not in this clone. Get the whole history: git fetch --unshallow --tags origin`,
      { cause: error },
    );
  }
}

/** Puts the previous release into a folder of its own, with the dependencies of its own lockfile. */
export async function checkOutPreviousRelease(): Promise<PreviousRelease> {
  const commit = await previousCommit();
  const folder = await mkdtemp(join(tmpdir(), 'yado-previous-release-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const archive = `${folder}/release.tar`;
    // All but the pictures that browsers' tests compare.
    await git('archive', '--output', archive, commit, '--', '.', ':(exclude)e2e');
    await execute('tar', ['-xf', archive, '-C', folder]);
    await rm(archive);
    await bringDependencies(folder);
    return { folder, main: join(folder, 'api/src/main.ts'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The names of the migrations that the previous release knows. */
export async function previousMigrations(): Promise<string[]> {
  const files = await git('ls-tree', '--name-only', await previousCommit(), 'api/src/db/migrations/');
  return [...files.matchAll(/\/(\d[^/\n]*)\.ts$/gm)].map(([, name]) => name ?? '');
}

/** All that the previous release's API consists of, as one text. */
export async function previousSources(): Promise<string> {
  return git('grep', '-h', '', await previousCommit(), '--', 'api/src/**.ts', ':(exclude)**.test.ts');
}

/** Those of this checkout when both releases lock the same ones, else its own, from pnpm's store or the registry. */
async function bringDependencies(folder: string): Promise<void> {
  const [own, theirs] = await Promise.all(
    [root, folder].map((each) => readFile(join(each, 'pnpm-lock.yaml'), 'utf8')),
  );
  if (own === theirs) return symlink(join(root, 'api/node_modules'), join(folder, 'api/node_modules'));
  const bin = join(root, 'node_modules/.bin');
  await execute(
    join(bin, 'pnpm'),
    ['install', '--frozen-lockfile', '--prefer-offline', '--prod', '--filter', '@yado/api'],
    { cwd: folder, env: { ...process.env, CI: '1', PATH: `${bin}${delimiter}${process.env.PATH}` } },
  );
}

async function git(...args: string[]): Promise<string> {
  return (await execute('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
}
