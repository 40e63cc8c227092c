import { join } from 'node:path';
import { accountTable } from './lib/accounts.ts';
import { buildStale } from './lib/builds.ts';
import { holdInstance } from './lib/instance.ts';
import { Parts } from './lib/processes.ts';
import { refuseTakenPorts } from './lib/ports.ts';
import { publishBuilds } from './lib/publish.ts';
import { endCommands } from './lib/run.ts';
import { runMain, Stop } from './lib/cli.ts';
import { readSettings } from './lib/settings.ts';
import { originsOf, stackParts } from './lib/stack.ts';
import { untilToldToStop } from './lib/shutdown-signal.ts';

runMain(async () => {
  const settings = readSettings();
  const { dataDir, keysDir, ports } = settings;
  const lock = holdInstance(dataDir);
  const end = untilToldToStop();
  const parts = new Parts({
    logsDir: join(dataDir, 'logs'),
    onCrash: (message) => end.crash(new Stop(message)),
  });
  try {
    await end.unless(refuseTakenPorts(ports));
    await end.unless(buildStale(keysDir));
    const { sandbox, api, edge, watch } = stackParts(settings);
    console.log('Starting the sandbox …');
    await end.unless(Promise.all([publishBuilds(settings), parts.start(sandbox)]));
    console.log('Starting API and edge …');
    await end.unless(Promise.all([api, edge, watch].map((part) => parts.start(part))));
    const { site, agency, mailbox, watch: releases } = originsOf(ports);
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
    await end.comes;
  } catch (error) {
    if (error !== end.told) throw error;
  } finally {
    endCommands();
    await parts.stop();
    lock.release();
  }
});
