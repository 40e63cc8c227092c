import { Command } from 'commander';
import type { ReleaseConfig } from '../config/env.ts';
import { serveRemote } from '../developer/serve-remote.ts';
import { addBrand } from './brand-command.ts';
import { addCanary } from './canary-command.ts';
import { addCheck } from './check-command.ts';
import { addConfigure } from './configure-command.ts';
import { createContext } from './command-context.ts';
import { addDev } from './dev-command.ts';
import { addKeys } from './keys-command.ts';
import { addPromote } from './promote-command.ts';
import { addPrune } from './prune-command.ts';
import { addPublish } from './publish-command.ts';
import { addRefresh } from './refresh-command.ts';
import { addRollback } from './rollback-command.ts';
import { addSchema } from './schema-command.ts';
import { addStatus } from './status-command.ts';
import { addUndo } from './undo-command.ts';

const VERBS = [
  addCheck,
  addPublish,
  addCanary,
  addPromote,
  addRollback,
  addUndo,
  addBrand,
  addConfigure,
  addRefresh,
  addStatus,
  addSchema,
  addPrune,
  addDev,
  addKeys,
];

/**
 * The release command; `print` takes one line of output, `serve` runs a remote's development server. Fails with a
 * `ReleaseError` for what people can correct.
 */
export function createProgram(
  config: ReleaseConfig,
  print: (line: string) => void,
  serve: typeof serveRemote = serveRemote,
): Command {
  const program = new Command('release')
    .description('Publish, withdraw and inspect what runs in the browser.')
    .option('--trust-clock', "publish or prune although this machine's clock differs from the store's");
  const context = createContext(config, print, serve, () => program.opts());
  for (const add of VERBS) add(program, context);
  return program;
}
