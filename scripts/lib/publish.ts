import { mustRun } from './run.ts';
import type { Ports } from './settings.ts';
import { originsOf, storeOf, type StackOptions } from './stack.ts';

/** What a release document must say about the sandbox of one stack. */
export function publicConfiguration(ports: Ports): Record<string, string> {
  const { auth, rapid, stripe, maps } = originsOf(ports);
  return {
    PUBLIC_IDENTITY_EMULATOR_URL: auth,
    PUBLIC_CARDS_SCRIPT_URL: `${stripe}/v3/`,
    PUBLIC_MAPS_SCRIPT_URL: `${maps}/maps/api/js`,
    PUBLIC_IMAGE_ORIGINS: rapid,
  };
}

/**
 * Puts the current builds and the tenants' files into the store of one stack. A build that is there already is
 * left alone; documents are renewed when anything in them changed or they expire soon.
 */
export async function publishBuilds({ dataDir, keysDir, ports }: StackOptions): Promise<void> {
  const env = { STORE_DIR: storeOf(dataDir), KEYS_DIR: keysDir, ...publicConfiguration(ports) };
  const args = ['delivery/src/cli/main.ts', 'publish', '--all'];
  await mustRun('Publishing the builds', process.execPath, args, { env });
}
