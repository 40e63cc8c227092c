// The whole stack for one run of the browser tests: production builds as they are in the dist folders, on ports
// and data of its own. Ends, and removes its data, at the signal.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ProcessGroup } from '../../scripts/lib/processes.ts';
import { publishBuilds } from '../../scripts/lib/publish.ts';
import { endCommands } from '../../scripts/lib/run.ts';
import { runMain, CliError } from '../../scripts/lib/cli.ts';
import { stackProcesses } from '../../scripts/lib/stack.ts';
import { listenForShutdown } from '../../scripts/lib/shutdown-signal.ts';
import { waitForAllCountries } from './all-countries.ts';
import { currentWorld } from './settings.ts';

runMain(async () => {
  const world = await currentWorld();
  const shutdown = listenForShutdown();
  const logsDir = join(world.dataDir, 'logs');
  const parts = new ProcessGroup({ logsDir, onCrash: (message) => shutdown.crash(new CliError(message)) });
  try {
    await shutdown.race(publishBuilds(world));
    for (const part of Object.values(stackProcesses({ ...world, rateLimitFactor: 100 }))) {
      await shutdown.race(parts.start(part));
      // Before the edge is there, for which the runner waits.
      if (part.name === 'api') await shutdown.race(waitForAllCountries(world.ports.api));
    }
    await shutdown.received;
  } catch (error) {
    if (error !== shutdown.requested) throw error;
  } finally {
    endCommands();
    await parts.stop();
    rmSync(world.dataDir, { recursive: true, force: true });
  }
});
