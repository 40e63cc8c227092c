import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf, instanceLock } from './lib/lock.ts';
import { runMain, Stop } from './lib/cli.ts';
import { readSettings } from './lib/settings.ts';

runMain(async () => {
  const { dataDir, databaseUrl } = readSettings();
  const pid = holderOf(instanceLock(dataDir));
  if (pid !== undefined) throw new Stop(`Yado is running on ${dataDir} (process ${pid}). Stop it first.`);
  for (const name of ['database', 'sandbox']) rmSync(join(dataDir, name), { recursive: true, force: true });
  console.log(`Emptied the embedded database and the sandbox in ${dataDir}.`);
  if (databaseUrl) console.log('The database of DATABASE_URL is left as it is.');
});
