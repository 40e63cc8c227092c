import { delimiter, isAbsolute, join, resolve } from 'node:path';

/** Folder of the repository. */
export const root = resolve(import.meta.dirname, '../..');

export interface Ports {
  edge: number;
  api: number;
  /** First of the sandbox's six ports. */
  sandbox: number;
  /** Status page of the releases. */
  watch: number;
}

/** Settings from the environment, which only this file reads. */
export interface Settings {
  /** Folder of everything that running processes persist. */
  dataDir: string;
  keysDir: string;
  ports: Ports;
  chromiumPath?: string;
  /** Folders of `PATH`. */
  commandFolders: string[];
  /** PostgreSQL server that replaces the embedded database. */
  databaseUrl?: string;
  /** PostgreSQL server on which the API's tests run, in their own databases, instead of the embedded one. */
  testDatabaseUrl?: string;
}

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const dataDir = fromRoot(env.YADO_DATA_DIR || '.data');
  return {
    dataDir,
    // Not in the data folder of one stack: built hosts contain the public key, and several stacks share the builds.
    keysDir: fromRoot(env.KEYS_DIR || '.data/keys'),
    ports: {
      edge: port('EDGE_PORT', env.EDGE_PORT, 8080),
      api: port('API_PORT', env.API_PORT, 4000),
      sandbox: port('SANDBOX_PORT_BASE', env.SANDBOX_PORT_BASE, 4101),
      watch: port('WATCH_PORT', env.WATCH_PORT, 4107),
    },
    ...(env.CHROMIUM_PATH ? { chromiumPath: env.CHROMIUM_PATH } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(env.TEST_DATABASE_URL ? { testDatabaseUrl: env.TEST_DATABASE_URL } : {}),
    commandFolders: (env.PATH ?? '').split(delimiter).filter(Boolean),
  };
}

function fromRoot(path: string): string {
  return isAbsolute(path) ? path : join(root, path);
}

function port(name: string, text: string | undefined, fallback: number): number {
  const value = text ? Number(text) : fallback;
  if (!Number.isInteger(value) || value < 1 || value > 65_530) {
    throw new Error(`${name} must be a port number, not "${text}".`);
  }
  return value;
}
