import { join } from 'node:path';
import { accountTable } from './lib/accounts.ts';
import { releasePublicKey } from './lib/builds.ts';
import { generateResolverTypes, generateStyles } from './lib/codegen.ts';
import { compileOperations, writeStyles } from './lib/dev-generate.ts';
import { devParts } from './lib/dev-processes.ts';
import { readDevPorts } from './lib/dev-ports.ts';
import { holdInstance } from './lib/instance.ts';
import { browserPackages } from './lib/packages.ts';
import { Parts } from './lib/processes.ts';
import { refuseTakenPorts } from './lib/ports.ts';
import { endCommands } from './lib/run.ts';
import { runMain } from './lib/cli.ts';
import { readSettings } from './lib/settings.ts';
import { originsOf } from './lib/stack.ts';
import { untilToldToStop } from './lib/shutdown-signal.ts';
import { watchSources } from './lib/watch-sources.ts';

runMain(async () => {
  const settings = readSettings();
  const { dataDir, keysDir, ports } = settings;
  const lock = holdInstance(dataDir);
  const end = untilToldToStop();
  // While developing a part may break: it comes back with the next change, and the others stay.
  const parts = new Parts({ logsDir: join(dataDir, 'logs'), onCrash: (message) => console.error(message) });
  let unwatch = () => {};
  try {
    await end.unless(
      refuseTakenPorts(ports, [{ name: 'development servers', ports: Object.values(readDevPorts()) }]),
    );
    console.log('Generating …');
    await end.unless(Promise.all([compileOperations(dataDir), generateResolverTypes(), generateStyles()]));
    await end.unless(writeStyles(browserPackages));
    const { sandbox, api, servers, edge } = devParts(settings, await releasePublicKey(keysDir));
    console.log('Starting sandbox, API and development servers …');
    await end.unless(parts.start(sandbox));
    await end.unless(Promise.all([api, ...servers].map((part) => parts.start(part))));
    await end.unless(parts.start(edge));

    unwatch = watchSources(['api', ...browserPackages], async (changed) => {
      const browser = [...changed].filter((name) => name !== 'api');
      if (browser.length > 0) {
        await Promise.all([compileOperations(dataDir), writeStyles(browser)]);
        await Promise.all(servers.map((server) => parts.revive(server)));
      }
      if (changed.has('api')) await parts.restart(api);
    });
    console.log(`\nYado is ready for development: ${originsOf(ports).site}\n`);
    console.log(accountTable().join('\n'));
    console.log(`Logs: ${join(dataDir, 'logs')}    Stop: Ctrl-C\n`);
    await end.comes;
  } catch (error) {
    if (error !== end.told) throw error;
  } finally {
    unwatch();
    endCommands();
    await parts.stop();
    lock.release();
  }
});
