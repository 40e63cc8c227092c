import { join } from 'node:path';
import { accountTable } from './lib/accounts.ts';
import { readReleasePublicKey } from './lib/builds.ts';
import { generateResolverTypes, generateStyles } from './lib/codegen.ts';
import { compileOperations, writeStyles } from './lib/dev-generate.ts';
import { devProcesses } from './lib/dev-processes.ts';
import { readDevPorts } from './lib/dev-ports.ts';
import { holdInstance } from './lib/instance.ts';
import { browserPackages } from './lib/packages.ts';
import { ProcessGroup } from './lib/processes.ts';
import { requireFreePorts } from './lib/ports.ts';
import { endCommands } from './lib/run.ts';
import { runMain } from './lib/cli.ts';
import { readSettings } from './lib/settings.ts';
import { toOrigins } from './lib/stack.ts';
import { listenForShutdown } from './lib/shutdown-signal.ts';
import { watchSources } from './lib/watch-sources.ts';

runMain(async () => {
  const settings = readSettings();
  const { dataDir, keysDir, ports } = settings;
  const lock = holdInstance(dataDir);
  const shutdown = listenForShutdown();
  // A process that crashes during development is started again at the next change; the others keep running.
  const processes = new ProcessGroup({
    logsDir: join(dataDir, 'logs'),
    onCrash: (message) => console.error(message),
  });
  let unwatch = () => {};
  try {
    await shutdown.race(
      requireFreePorts(ports, [{ name: 'development servers', ports: Object.values(readDevPorts()) }]),
    );
    console.log('Generating …');
    await shutdown.race(Promise.all([compileOperations(dataDir), generateResolverTypes(), generateStyles()]));
    await shutdown.race(writeStyles(browserPackages));
    const { sandbox, api, servers, edge } = devProcesses(settings, await readReleasePublicKey(keysDir));
    console.log('Starting sandbox, API and development servers …');
    await shutdown.race(processes.start(sandbox));
    await shutdown.race(Promise.all([api, ...servers].map((each) => processes.start(each))));
    await shutdown.race(processes.start(edge));

    unwatch = watchSources(['api', ...browserPackages], async (changed) => {
      const browser = [...changed].filter((name) => name !== 'api');
      if (browser.length > 0) {
        await Promise.all([compileOperations(dataDir), writeStyles(browser)]);
        await Promise.all(servers.map((server) => processes.revive(server)));
      }
      if (changed.has('api')) await processes.restart(api);
    });
    console.log(`\nYado is ready for development: ${toOrigins(ports).site}\n`);
    console.log(accountTable().join('\n'));
    console.log(`Logs: ${join(dataDir, 'logs')}    Stop: Ctrl-C\n`);
    await shutdown.received;
  } catch (error) {
    if (error !== shutdown.requested) throw error;
  } finally {
    unwatch();
    endCommands();
    await processes.stop();
    lock.release();
  }
});
