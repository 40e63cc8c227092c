import { ConfigError } from '../config/config-error.ts';
import { createConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { createContext } from '../context.ts';
import { createLogger } from '../lib/logger.ts';
import { exitCodes } from './exit-codes.ts';
import { runAdmin } from './run-admin.ts';
import { noopJobs } from './noop-jobs.ts';
import { processTerminal } from './terminal.ts';

try {
  process.exitCode = await runAdmin(process.argv.slice(2), processTerminal, async (work) => {
    const log = createLogger('warn', process.stderr);
    await using app = await createContext(createConfig(readEnv()), { log, jobs: noopJobs });
    return await work(app);
  });
} catch (error) {
  console.error(`admin: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = error instanceof ConfigError ? exitCodes.wrongInput : exitCodes.failed;
}
