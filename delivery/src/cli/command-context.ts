import type { ReleaseConfig } from '../config/env.ts';
import type { GatedRegistry } from '../gate/gate.ts';
import type { TenantResult } from '../release/update-all-tenants.ts';
import { publishedTenants } from '../release/published-tenants.ts';
import { currentTenants, type Tenant, tenantsWithFile } from '../release/tenants.ts';
import type { serveRemote } from '../developer/serve-remote.ts';
import { readKeys } from '../signing/keys.ts';
import { openStore } from '../store/open-store.ts';

/** What every verb of the release command works with. */
export interface CommandContext {
  config: ReleaseConfig;
  /** Takes one line of output. */
  print(line: string): void;
  /** Store, keys, clock and schema; throws when there are no signing keys. */
  registry(): Promise<GatedRegistry>;
  /** Every tenant that has a site, as it is in force; while nothing is published, every one that has a file. */
  tenants(): Promise<Tenant[]>;
  /** The tenants that have a site, and the ids of those that have no more than a file. */
  sites(): Promise<{ published: Tenant[]; waiting: string[] }>;
  /** Prints what became of each tenant's document. */
  tell(outcomes: TenantResult[]): void;
  /** Runs the development server of a remote. */
  serveRemote: typeof serveRemote;
}

/** The context of one run of the release command. */
export function createContext(
  config: ReleaseConfig,
  print: (line: string) => void,
  serve: typeof serveRemote,
  options: () => { trustClock?: boolean },
): CommandContext {
  const registry = async () => ({
    store: await openStore(config),
    keys: await readKeys(config.keysDir),
    now: () => new Date(),
    schemaFile: config.schemaFile,
    trustsClock: options().trustClock === true,
  });
  const sites = async () => {
    const { store, keys } = await registry();
    const published = await publishedTenants(store, keys.publicKey);
    const known = new Set(published.map(({ id }) => id));
    const waiting = (await tenantsWithFile(config.tenantsDir)).filter((id) => !known.has(id));
    return { published, waiting };
  };
  return {
    config,
    print,
    serveRemote: serve,
    registry,
    sites,
    tenants: async () => {
      const { published } = await sites();
      if (published.length > 0) return published;
      return currentTenants(config.tenantsDir, config.overrides, await openStore(config));
    },
    tell: (outcomes) => {
      for (const { tenant, changed, document, lines = [] } of outcomes) {
        const state = `${changed ? '' : 'unchanged at '}sequence ${document?.sequence}`;
        print(`${tenant}: ${[state, ...lines].join(', ')}`);
      }
    },
  };
}
