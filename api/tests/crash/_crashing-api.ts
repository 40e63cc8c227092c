import { createConfig } from '../../src/config/config.ts';
import { readEnv } from '../../src/config/env.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { startApi } from '../../src/start-api.ts';
import type { ToChild, ToParent } from './_crash-messages.ts';
import { CrashPlan } from './_crash-plan.ts';
import { readRows } from './_rows.ts';
import { watchDatabase, watchedPorts, watchJobs } from './_watched-parts.ts';

// The API as `src/main.ts` starts it, with its real adapters, plus a plan of where to kill itself.
const tell = (message: ToParent) => process.send?.(message);
const plan = new CrashPlan((tag) => tell({ kind: 'arrived', tag }));
watchDatabase(plan);
watchJobs(plan);
const config = createConfig(readEnv());
const log = createLogger(config.logLevel);
const { app, url } = await startApi(config, { log, ...watchedPorts(config, plan) });

process.on('message', async (message: ToChild) => {
  if (message.kind === 'arm') plan.arm(message.points);
  if (message.kind === 'replace') plan.replace(message.tag, message.by);
  if (message.kind === 'rows')
    tell({ kind: 'rows', id: message.id, rows: await readRows(app, message.tags) });
});
process.once('disconnect', () => process.exit(1));
tell({ kind: 'listening', url });
