import { mustRun } from './run.ts';
import { originsOf, storeOf, type StackOptions } from './stack.ts';

/**
 * Puts the current builds and the tenants' files into the store of one stack. A build that is there already is
 * left alone; documents are renewed when anything in them changed or they expire soon.
 */
export async function publishBuilds({ dataDir, keysDir, ports }: StackOptions): Promise<void> {
  const { auth, rapid, stripe } = originsOf(ports);
  const env = {
    STORE_DIR: storeOf(dataDir),
    KEYS_DIR: keysDir,
    PUBLIC_IDENTITY_EMULATOR_URL: auth,
    PUBLIC_CARDS_SCRIPT_URL: `${stripe}/v3/`,
    PUBLIC_IMAGE_ORIGINS: rapid,
  };
  const release = ['delivery/src/cli/main.ts'];
  await mustRun('Publishing the builds', process.execPath, [...release, 'publish', '--all'], { env });
  await mustRun('Renewing the release documents', process.execPath, [...release, 'refresh'], { env });
}
