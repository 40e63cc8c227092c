import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findHolder, instanceLock } from './lib/lock.ts';
import { runMain, CliError } from './lib/cli.ts';
import { readSettings } from './lib/settings.ts';

runMain(async () => {
  const { dataDir, databaseUrl } = readSettings();
  const pid = findHolder(instanceLock(dataDir));
  if (pid !== undefined) throw new CliError(`Yado is running on ${dataDir} (process ${pid}). Stop it first.`);
  // The journal too: what it remembers of bookings is lost with them, on purpose.
  for (const name of ['database', 'journal', 'sandbox'])
    rmSync(join(dataDir, name), { recursive: true, force: true });
  console.log(`Emptied the embedded database, the journal and the sandbox in ${dataDir}.`);
  if (databaseUrl) console.log('The database of DATABASE_URL is left as it is.');
});
