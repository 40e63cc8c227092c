import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent, hashState } from './fingerprint.ts';
import { takeLock } from './lock.ts';
import { builtPackages } from './packages.ts';
import { runConcurrently, mustRun } from './run.ts';
import { root } from './settings.ts';

const WIDTH = 2;
const stampsDir = join(root, '.data/build-stamps');
const everywhere = ['pnpm-lock.yaml', 'relay.config.js', 'schema.graphql'];

interface Build {
  name: string;
  inputs: string;
  /** Paths relative to the repository. */
  outputs: string[];
  env: Record<string, string>;
}

/**
 * Builds the packages that changed since their last build; resolves with their names. Waits while another script builds.
 */
export async function buildStale(keysDir: string): Promise<string[]> {
  const lock = await waitForLock();
  try {
    return await buildAll(keysDir);
  } finally {
    lock.release();
  }
}

async function waitForLock(): Promise<{ release: () => void }> {
  let isAnnounced = false;
  for (;;) {
    const lock = takeLock(join(stampsDir, 'lock.json'));
    if ('release' in lock) return lock;
    if (!isAnnounced) console.log(`Waiting for the build of process ${lock.takenBy} …`);
    isAnnounced = true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function buildAll(keysDir: string): Promise<string[]> {
  const shared: Build = {
    name: 'shared',
    inputs: hashContent([...everywhere, 'shared']),
    outputs: ['shared/styled-system', 'shared/src/__generated__/panda.css'],
    env: {},
  };
  const sharedIsStale = isStale(shared);
  const publicKey = await readReleasePublicKey(keysDir);
  const rest = builtPackages
    .map((name): Build => {
      const extra = name === 'host' ? [publicKey] : [];
      return {
        name,
        inputs: hashContent([...everywhere, 'shared', name], extra),
        outputs: [`${name}/dist`],
        env: { NODE_ENV: 'production', YADO_RELEASE_PUBLIC_KEY: publicKey },
      };
    })
    .filter((build) => sharedIsStale || isStale(build));
  const stale = [...(sharedIsStale ? [shared] : []), ...rest];
  if (stale.length === 0) return [];

  console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  await mustRun('Checking the GraphQL artifacts (npm run codegen renews them)', 'relay-compiler', [
    '--validate',
  ]);
  if (sharedIsStale) await build(shared);
  await runConcurrently(WIDTH, rest, build);
  return stale.map(({ name }) => name);
}

/** Reads the public key with which hosts verify release documents; creates the keys when there are none. */
export async function readReleasePublicKey(keysDir: string): Promise<string> {
  const output = await mustRun(
    'Making the signing keys',
    process.execPath,
    ['delivery/src/cli/main.ts', 'keys'],
    {
      env: { KEYS_DIR: keysDir },
    },
  );
  const key = /^YADO_RELEASE_PUBLIC_KEY=(\S+)$/m.exec(output)?.[1];
  if (!key) throw new Error(`release keys did not print the public key:\n${output}`);
  return key;
}

async function build({ name, inputs, outputs, env }: Build): Promise<void> {
  rmSync(getStampFile(name), { force: true });
  await mustRun(`Building ${name}`, 'pnpm', ['--filter', `./${name}`, 'run', 'build'], { env });
  mkdirSync(stampsDir, { recursive: true });
  writeFileSync(getStampFile(name), stampText(inputs, outputs));
}

function isStale({ name, inputs, outputs }: Build): boolean {
  if (!existsSync(getStampFile(name))) return true;
  return readFileSync(getStampFile(name), 'utf8') !== stampText(inputs, outputs);
}

const getStampFile = (name: string) => join(stampsDir, name);

const stampText = (inputs: string, outputs: string[]) => [inputs, ...outputs.map(hashState)].join('\n');
