import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../lib/cli.ts';
import { root } from '../lib/settings.ts';

const file = 'bench/first-screen/src/no-federation.ts';

/** Adds a remote to the single bundle with which federation is compared, because bundlers need literal imports. */
export function addToBench(id: string): void {
  const source = readFileSync(join(root, file), 'utf8');
  const changed = source
    .replace(
      '\n\nconst modules',
      `\nimport { routes as ${id}Routes } from '../../../remote-${id}/src/remote.ts';$&`,
    )
    .replace('\n};', `\n  ${id}: { routes: ${id}Routes },$&`);
  if (changed.split(`${id}Routes`).length !== 3) {
    throw new CliError(`${file} no longer looks as scripts/new-remote/bench-list.ts expects it.`);
  }
  writeFileSync(join(root, file), changed);
}
