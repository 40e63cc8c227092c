import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserPackages } from './packages.ts';
import { inParallel, mustRun } from './run.ts';
import { root } from './settings.ts';
import { storeOf } from './stack.ts';

/** Compiles the GraphQL and gives the API the operations that browsers will send by their ids. */
export async function compileOperations(dataDir: string): Promise<void> {
  await mustRun('Compiling the GraphQL', 'relay-compiler', []);
  const folder = join(storeOf(dataDir), 'operations');
  mkdirSync(folder, { recursive: true });
  for (const name of browserPackages) {
    const persisted = JSON.parse(readFileSync(join(root, name, 'persisted.json'), 'utf8')) as object;
    for (const [id, text] of Object.entries(persisted)) writeFileSync(join(folder, `${id}.graphql`), text);
  }
}

/**
 * Writes the style sheets of packages anew where they change. Each is made elsewhere and moved in whole: a
 * development server that meets half a file reloads the page.
 */
export async function writeStyles(names: Iterable<string>): Promise<void> {
  const folder = mkdtempSync(join(root, '.data/styles-'));
  await inParallel(2, [...names], async (name) => {
    const made = join(folder, `${name}.css`);
    // The host's page has the whole sheet of shared; every other package adds its own classes only.
    const extent = name === 'shared' ? [] : ['--minimal'];
    const args = ['cssgen', '--silent', ...extent, '-o', made];
    await mustRun(`Writing the styles of ${name}`, join(root, name, 'node_modules/.bin/panda'), args, {
      cwd: join(root, name),
    });
    const sheet = join(root, name, 'src/__generated__/panda.css');
    if (!existsSync(sheet) || !readFileSync(sheet).equals(readFileSync(made))) renameSync(made, sheet);
  });
  rmSync(folder, { recursive: true });
}
