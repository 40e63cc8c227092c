import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './run.ts';
import type { Ports } from './settings.ts';
import { toOrigins, toStoreDir, type StackOptions } from './stack.ts';

/** Public configuration of sites that use the sandbox of one stack. */
export function publicConfiguration(ports: Ports): Record<string, string> {
  const { auth, rapid, stripe, maps } = toOrigins(ports);
  return {
    PUBLIC_IDENTITY_EMULATOR_URL: auth,
    PUBLIC_CARDS_SCRIPT_URL: `${stripe}/v3/`,
    PUBLIC_MAPS_SCRIPT_URL: `${maps}/maps/api/js`,
    PUBLIC_IMAGE_ORIGINS: rapid,
  };
}

/**
 * Publishes the tenants' configuration and the current builds to the store of one stack. Skips builds that are there
 * already; writes new documents when their content changed or they expire soon.
 */
export async function publishBuilds(stack: StackOptions): Promise<void> {
  // An earlier start may have been interrupted between two sites.
  if (existsSync(join(toStoreDir(stack.dataDir), 'acts')))
    await runRelease(stack, 'Undoing what was interrupted', ['undo']);
  // In a new store the first publication includes the configuration.
  if (existsSync(join(toStoreDir(stack.dataDir), 'documents')))
    await runRelease(stack, 'Configuring the sites', ['configure', '--yes']);
  // Another branch may have published other routes to this store; nobody outside this machine has links to them.
  const accepted = ['--accept', 'route-removed', 'access-opened', 'access-closed'];
  await runRelease(stack, 'Publishing the builds', ['publish', '--all', ...accepted]);
}

/** Runs the release command on the store of one stack; resolves with its output. */
export function runRelease(
  { dataDir, keysDir, ports }: StackOptions,
  what: string,
  args: string[],
): Promise<string> {
  // `--trust-clock`, because the visual tests run with a fixed clock.
  const env = {
    EMBEDDED_DEMO: '1',
    STORE_DIR: toStoreDir(dataDir),
    KEYS_DIR: keysDir,
    ...publicConfiguration(ports),
  };
  return mustRun(what, process.execPath, ['delivery/src/cli/main.ts', '--trust-clock', ...args], { env });
}
