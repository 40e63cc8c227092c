import { join } from 'node:path';
import { accountTable } from './lib/accounts.ts';
import { buildStale } from './lib/builds.ts';
import { holdInstance } from './lib/instance.ts';
import { ProcessGroup } from './lib/processes.ts';
import { requireFreePorts } from './lib/ports.ts';
import { publishBuilds } from './lib/publish.ts';
import { endCommands } from './lib/run.ts';
import { runMain, CliError } from './lib/cli.ts';
import { readSettings } from './lib/settings.ts';
import { toOrigins, stackProcesses } from './lib/stack.ts';
import { listenForShutdown } from './lib/shutdown-signal.ts';

runMain(async () => {
  const settings = readSettings();
  const { dataDir, keysDir, ports } = settings;
  const lock = holdInstance(dataDir);
  const shutdown = listenForShutdown();
  const processes = new ProcessGroup({
    logsDir: join(dataDir, 'logs'),
    onCrash: (message) => shutdown.crash(new CliError(message)),
  });
  try {
    await shutdown.race(requireFreePorts(ports));
    await shutdown.race(buildStale(keysDir));
    const { sandbox, api, edge, watch } = stackProcesses(settings);
    const startApi = async () => {
      await processes.start(sandbox);
      await processes.start(api);
    };
    const startSite = async () => {
      await publishBuilds(settings);
      await Promise.all([edge, watch].map((each) => processes.start(each)));
    };
    console.log('Publishing the site, starting sandbox, API and edge …');
    await shutdown.race(Promise.all([startApi(), startSite()]));
    const { site, agency, mailbox, watch: releases } = toOrigins(ports);
    console.log(`\nYado is ready: ${site}\n`);
    console.log(
      [
        ...accountTable(),
        `The agency's site: ${agency}`,
        `Mailbox: ${mailbox}`,
        `Releases: ${releases}`,
      ].join('\n'),
    );
    console.log(`Logs: ${join(dataDir, 'logs')}    Stop: Ctrl-C\n`);
    await shutdown.received;
  } catch (error) {
    if (error !== shutdown.requested) throw error;
  } finally {
    endCommands();
    await processes.stop();
    lock.release();
  }
});
