import { readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserPackages } from './packages.ts';
import { inParallel, mustRun } from './run.ts';
import { root } from './settings.ts';

/** Generates Relay artifacts, resolver types and style functions from their sources. */
export async function generate(): Promise<void> {
  // relay-compiler rejects the whole configuration with a misleading message when one of these is missing.
  for (const name of browserPackages) {
    const file = join(root, name, 'persisted.json');
    if (!existsSync(file)) writeFileSync(file, '{}\n');
  }
  // `--repersist`, because artifacts of `npm run dev` are up to date, but their operations are stored elsewhere.
  await mustRun('Compiling the GraphQL of the browser packages', 'relay-compiler', ['--repersist']);
  await generateResolverTypes();
  await generateStyles();
}

/** Generates the types of the API's resolvers from `schema.graphql`. */
export async function generateResolverTypes(): Promise<void> {
  await mustRun('Generating the resolver types', process.execPath, ['codegen/generate.ts'], {
    cwd: join(root, 'api'),
  });
}

/** Generates the `#styled/*` functions that sources import; they are not committed. */
export async function generateStyles(packages: readonly string[] = browserPackages): Promise<void> {
  await inParallel(2, packages, async (name) => {
    await mustRun(`Generating the style functions of ${name}`, 'pnpm', [
      '--filter',
      `./${name}`,
      'run',
      'codegen',
    ]);
  });
}

/** Finds committed generated files that differ from freshly generated ones; leaves the files unchanged. */
export async function findStaleGenerated(): Promise<string[]> {
  const before = readGenerated();
  await generate();
  const after = readGenerated();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of stale) {
    const content = before.get(file);
    if (content !== undefined) writeFileSync(join(root, file), content);
  }
  return stale.sort();
}

function readGenerated(): Map<string, string> {
  const files = [...browserPackages, 'api'].flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)__generated__\/.+\.ts$/.test(file))
      .map((file) => join(name, 'src', file)),
  );
  const persisted = browserPackages.map((name) => join(name, 'persisted.json'));
  return new Map(
    [...files, ...persisted]
      .filter((file) => existsSync(join(root, file)))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}
