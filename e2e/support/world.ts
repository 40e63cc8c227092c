// The whole stack for one run of the browser tests: production builds as they are in the dist folders, on ports
// and data of its own. Ends, and removes its data, when it is told to.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Parts } from '../../scripts/lib/processes.ts';
import { publishBuilds } from '../../scripts/lib/publish.ts';
import { endCommands } from '../../scripts/lib/run.ts';
import { runMain, Stop } from '../../scripts/lib/cli.ts';
import { stackParts } from '../../scripts/lib/stack.ts';
import { untilToldToStop } from '../../scripts/lib/shutdown-signal.ts';
import { currentWorld } from './settings.ts';

runMain(async () => {
  const world = await currentWorld();
  const end = untilToldToStop();
  const logsDir = join(world.dataDir, 'logs');
  const parts = new Parts({ logsDir, onCrash: (message) => end.crash(new Stop(message)) });
  try {
    await end.unless(publishBuilds(world));
    for (const part of Object.values(stackParts(world))) await end.unless(parts.start(part));
    await end.comes;
  } catch (error) {
    if (error !== end.told) throw error;
  } finally {
    endCommands();
    await parts.stop();
    rmSync(world.dataDir, { recursive: true, force: true });
  }
});
