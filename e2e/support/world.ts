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
  const processes = new ProcessGroup({
    logsDir,
    onCrash: (message) => shutdown.crash(new CliError(message)),
  });
  try {
    const { sandbox, api, edge, watch } = stackProcesses({ ...world, rateLimitFactor: 100 });
    const startApi = async () => {
      await processes.start(sandbox);
      await processes.start(api);
      await waitForAllCountries(world.ports.api);
    };
    await shutdown.race(Promise.all([publishBuilds(world), startApi()]));
    // The runner waits for the edge.
    await shutdown.race(Promise.all([edge, watch].map((each) => processes.start(each))));
    await shutdown.received;
  } catch (error) {
    if (error !== shutdown.requested) throw error;
  } finally {
    endCommands();
    await processes.stop();
    rmSync(world.dataDir, { recursive: true, force: true });
  }
});
