import type { ReleaseConfig } from '../config/env.ts';
import type { GatedRegistry } from '../gate/gate.ts';
import type { Outcome } from '../release/change-each.ts';
import { currentTenants, type Tenant } from '../release/tenants.ts';
import type { serveRemote } from '../developer/serve-remote.ts';
import { ensureKeys } from '../signing/keys.ts';
import { openStore } from '../store/open-store.ts';

/** What every verb of the release command works with. */
export interface CommandContext {
  config: ReleaseConfig;
  /** Takes one line of output. */
  print(line: string): void;
  /** Store, keys, clock and schema; makes the keys when they are absent. */
  registry(): Promise<GatedRegistry>;
  /** Every tenant as it is configured at this moment. */
  tenants(): Promise<Tenant[]>;
  /** Prints what became of each tenant's document. */
  tell(outcomes: Outcome[]): void;
  /** Runs the development server of a remote. */
  serveRemote: typeof serveRemote;
}

/** The context of one run of the release command. */
export function createContext(
  config: ReleaseConfig,
  print: (line: string) => void,
  serve: typeof serveRemote,
): CommandContext {
  return {
    config,
    print,
    serveRemote: serve,
    registry: async () => ({
      store: await openStore(config),
      keys: await ensureKeys(config.keysDir),
      now: () => new Date(),
      schemaFile: config.schemaFile,
    }),
    tenants: async () => currentTenants(config.tenantsDir, config.overrides, await openStore(config)),
    tell: (outcomes) => {
      for (const { tenant, changed, document } of outcomes) {
        print(`${tenant}: ${changed ? '' : 'unchanged at '}sequence ${document?.sequence}`);
      }
    },
  };
}
