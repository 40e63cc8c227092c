import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { config } from '../../relay.config.js';
import { browserPackages } from './packages.ts';
import { inParallel, mustRun } from './run.ts';
import { root } from './settings.ts';
import { toStoreDir } from './stack.ts';

/**
 * Compiles the GraphQL and gives the API the operations that browsers will send by their ids. They are kept with the
 * rest of the data: what `persisted.json` names has to be answered for good, and most of these are only tried out.
 */
export async function compileOperations(dataDir: string): Promise<void> {
  const tried = join(dataDir, 'tried-operations');
  await mustRun('Compiling the GraphQL', 'relay-compiler', ['--repersist', configFor(tried)]);
  const folder = join(toStoreDir(dataDir), 'operations');
  mkdirSync(folder, { recursive: true });
  for (const file of browserPackages.map((name) => persistedIn(tried, name))) {
    const persisted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(persisted)) writeFileSync(join(folder, `${id}.graphql`), text);
  }
}

const persistedIn = (folder: string, name: string): string => join(folder, `${name}.json`);

/** A configuration of relay-compiler that writes operations into another folder. */
function configFor(folder: string): string {
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
 * Writes the style sheets of packages anew where they change. Each is made elsewhere and moved in whole: a
 * development server that meets half a file reloads the page.
 */
export async function writeStyles(names: Iterable<string>): Promise<void> {
  // On the sheets' own disk, wherever the data is.
  mkdirSync(join(root, '.data'), { recursive: true });
  const folder = mkdtempSync(join(root, '.data/styles-'));
  const write = async (name: string) => {
    const made = join(folder, `${name}.css`);
    // The host's page has the whole sheet of shared; every other package adds its own classes only.
    const extent = name === 'shared' ? [] : ['--minimal'];
    const args = ['cssgen', '--silent', ...extent, '-o', made];
    await mustRun(`Writing the styles of ${name}`, join(root, name, 'node_modules/.bin/panda'), args, {
      cwd: join(root, name),
    });
    const sheet = join(root, name, 'src/__generated__/panda.css');
    mkdirSync(dirname(sheet), { recursive: true });
    if (!existsSync(sheet) || !readFileSync(sheet).equals(readFileSync(made))) renameSync(made, sheet);
  };
  try {
    await inParallel(2, [...names], write);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
