import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './run.ts';
import type { Ports } from './settings.ts';
import { toOrigins, toStoreDir, type StackOptions } from './stack.ts';

/** What a release document must say about the sandbox of one stack. */
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
 * Puts the tenants' files, with the ports of this stack, and the current builds into the store of one stack. A build
 * that is there already is left alone; documents are renewed when anything in them changed or they expire soon.
 */
export async function publishBuilds(stack: StackOptions): Promise<void> {
  // Ctrl-C may have ended the start before this one between two sites.
  if (existsSync(join(toStoreDir(stack.dataDir), 'acts')))
    await runRelease(stack, 'Taking back what was interrupted', ['undo']);
  // In a store of its own the first publication takes the configuration along.
  if (existsSync(join(toStoreDir(stack.dataDir), 'documents')))
    await runRelease(stack, 'Configuring the sites', ['configure', '--yes']);
  // A checkout may drop what another one on the same store had; nobody outside this machine has links to it.
  const meant = ['--accept', 'route-removed', 'access-opened', 'access-closed'];
  await runRelease(stack, 'Publishing the builds', ['publish', '--all', ...meant]);
}

/** Runs the release command on the store of one stack; answers with what it printed. */
export function runRelease(
  { dataDir, keysDir, ports }: StackOptions,
  what: string,
  args: string[],
): Promise<string> {
  // Store and clock are this machine's; the pictures' world has a clock of its own.
  const env = { STORE_DIR: toStoreDir(dataDir), KEYS_DIR: keysDir, ...publicConfiguration(ports) };
  return mustRun(what, process.execPath, ['delivery/src/cli/main.ts', '--trust-clock', ...args], { env });
}
