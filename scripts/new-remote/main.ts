import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDevPorts } from '../lib/dev-ports.ts';
import { remotePackages } from '../lib/packages.ts';
import { mustRun } from '../lib/run.ts';
import { runMain, CliError } from '../lib/cli.ts';
import { root } from '../lib/settings.ts';
import { addToBench } from './bench-list.ts';
import { writeFromTemplate } from './from-template.ts';
import { type Declared, findRefusal } from './refusal.ts';

const USAGE = 'usage: npm run new:remote -- <name> [--name <what people read, in Japanese>]';
/** Changed files outside of the new folder. */
const changed = ['pnpm-lock.yaml', 'bench/first-screen/src/no-federation.ts'];

runMain(async () => {
  const { id, name } = parseArguments(process.argv.slice(2));
  const part = `remote-${id}`;
  const folder = join(root, part);
  const others = remotePackages.map(
    (other) => JSON.parse(readFileSync(join(root, other, 'remote.json'), 'utf8')) as Declared,
  );
  const refusal = findRefusal(id, name, others);
  if (refusal) throw new CliError(refusal);
  if (existsSync(folder)) throw new CliError(`${part}/ is there already. Remove it first.`);

  const before = changed.map((file) => [file, readFileSync(join(root, file))] as const);
  try {
    writeFromTemplate(folder, { id, name, port: Math.max(...Object.values(readDevPorts())) + 1 });
    addToBench(id);
    await mustRun('Adding its dependencies to the lockfile', 'pnpm', [
      'install',
      '--lockfile-only',
      '--prefer-offline',
    ]);
    await mustRun('Compiling its GraphQL', 'relay-compiler', []);
    await mustRun('Formatting it', 'biome', ['format', '--write', part, 'bench/first-screen/src']);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    for (const [file, content] of before) writeFileSync(join(root, file), content);
    throw error;
  }
  console.log(
    [
      `Made ${part}/ with the screen /${id}, called ${name}.`,
      'Build it and put it into the menu of the site:',
      '  npm run build',
      `  npm run release -- publish ${id}`,
    ].join('\n'),
  );
});

function parseArguments(args: string[]): { id: string; name: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' } },
    });
    const [id, ...rest] = positionals;
    if (id === undefined || rest.length > 0) throw new CliError(USAGE);
    return { id, name: values.name?.trim() ?? `新しい画面（${id}）` };
  } catch (error) {
    throw error instanceof CliError ? error : new CliError(`${(error as Error).message}\n${USAGE}`);
  }
}
