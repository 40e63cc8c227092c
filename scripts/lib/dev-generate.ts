import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { config } from '../../relay.config.js';
import { browserPackages } from './packages.ts';
import { runConcurrently, mustRun } from './run.ts';
import { root } from './settings.ts';
import { toStoreDir } from './stack.ts';

/**
 * Compiles the GraphQL and stores the operations where the API reads them. They are not written to `persisted.json`,
 * whose operations the API must support for ever: most of these exist only until the next edit.
 */
export async function compileOperations(dataDir: string): Promise<void> {
  const devOperations = join(dataDir, 'tried-operations');
  await mustRun('Compiling the GraphQL', 'relay-compiler', ['--repersist', writeConfig(devOperations)]);
  const folder = join(toStoreDir(dataDir), 'operations');
  mkdirSync(folder, { recursive: true });
  for (const file of browserPackages.map((name) => persistedIn(devOperations, name))) {
    const persisted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(persisted)) writeFileSync(join(folder, `${id}.graphql`), text);
  }
}

const persistedIn = (folder: string, name: string): string => join(folder, `${name}.json`);

/** Writes a configuration of relay-compiler that stores operations in another folder; returns its path. */
function writeConfig(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const projects = Object.entries(config.projects).map(([name, project]) => {
    const file = persistedIn(folder, name);
    if (!existsSync(file)) writeFileSync(file, '{}\n');
    return [name, { ...project, persist: { ...project.persist, file } }];
  });
  const file = join(folder, 'relay.config.json');
  writeFileSync(file, JSON.stringify({ ...config, root, projects: Object.fromEntries(projects) }));
  return file;
}

/**
 * Writes the style sheets of packages that change. Each is written to a temporary file and renamed, because a development
 * server that reads half a file reloads the page.
 */
export async function writeStyles(names: Iterable<string>): Promise<void> {
  // In the repository and not in the data folder, because files are renamed only within one disk.
  mkdirSync(join(root, '.data'), { recursive: true });
  const folder = mkdtempSync(join(root, '.data/styles-'));
  const write = async (name: string) => {
    const written = join(folder, `${name}.css`);
    // Only `shared` writes the whole sheet; the others add their own classes to it.
    const extent = name === 'shared' ? [] : ['--minimal'];
    const args = ['cssgen', '--silent', ...extent, '-o', written];
    await mustRun(`Writing the styles of ${name}`, join(root, name, 'node_modules/.bin/panda'), args, {
      cwd: join(root, name),
    });
    const sheet = join(root, name, 'src/__generated__/panda.css');
    mkdirSync(dirname(sheet), { recursive: true });
    if (!existsSync(sheet) || !readFileSync(sheet).equals(readFileSync(written))) renameSync(written, sheet);
  };
  try {
    await runConcurrently(2, [...names], write);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
