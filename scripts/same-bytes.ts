// Builds the container, which provides, and a remote, which takes, twice: the second time in a folder of another name.
// Ends with an error that names the files that differ. Anybody who has the commit can check a release by building it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from './lib/_repository-copy.ts';
import { mustRun } from './lib/run.ts';

const packages = ['host', 'remote-trips'];
const copy = copyRepository();
const elsewhere = `${copy.folder}-under-another-name`;
try {
  const filters = ['shared', ...packages].map((name) => `--filter ./${name}`).join(' ');
  await copy.install(`--ignore-scripts ${filters}`);
  await copy.run('pnpm run build', { cwd: 'shared' });
  const first = await build(copy.folder);
  renameSync(copy.folder, elsewhere);
  const second = await build(elsewhere);
  const names = [...new Set([...first.keys(), ...second.keys()])];
  const different = names.filter((name) => first.get(name) !== second.get(name));
  if (different.length > 0) throw new Error(`Other bytes in another folder:\n${different.join('\n')}`);
  console.log(`${names.length} files are the same in both folders.`);
} finally {
  copy.remove();
  if (existsSync(elsewhere)) rmSync(elsewhere, { recursive: true, force: true });
}

/** Path from the repository → hash, of all files that the builds leave. */
async function build(folder: string): Promise<Map<string, string>> {
  const env = { PATH: copy.PATH, NODE_ENV: 'production', YADO_RELEASE_PUBLIC_KEY: 'any' };
  for (const name of packages) {
    rmSync(join(folder, name, 'dist'), { recursive: true, force: true });
    await mustRun(`Building ${name}`, 'pnpm', ['run', 'build'], { cwd: join(folder, name), env });
  }
  return new Map(packages.flatMap((name) => hashFiles(folder, join(folder, name, 'dist'))));
}

function hashFiles(folder: string, dist: string): [string, string][] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
      return [file.slice(folder.length + 1), hash];
    });
}
