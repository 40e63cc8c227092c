// How long a first import of contents of real size takes, and what it needs: `npm run bench:import -- 50000`.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { CliError, runMain } from '../../scripts/lib/cli.ts';
import { freePorts } from '../../scripts/lib/ports.ts';
import { startPostgres } from '../api/postgres.ts';
import { buildContent } from './hotel.ts';

const MIB = 1024 * 1024;
const mib = (bytes: number) => Math.round(bytes / MIB).toLocaleString('en');

runMain(async () => {
  const hotels = Number(process.argv[2] ?? 10_000);
  if (!Number.isInteger(hotels) || hotels < 1) throw new CliError('Give a number of hotels.');
  const { api: port } = await freePorts();
  const postgres = await startPostgres(port);
  const supplier = start('supplier.ts', String(hotels));
  try {
    const supplierPort = await answer<number>(supplier);
    const url = await postgres.createDatabase('import');
    const importer = start('importer.ts', url, `http://127.0.0.1:${supplierPort}`);
    const { seconds, before, peak } = await answer<{ seconds: number; before: number; peak: number }>(
      importer,
    );
    const { database, imported } = await measure(url);
    const bytes = Buffer.byteLength(buildContent(0, 'ja-JP'));
    console.log(
      `import, ${imported.toLocaleString('en')} hotels of ${bytes.toLocaleString('en')} bytes in each of two languages: ${seconds.toFixed(0)} s, ${(imported / seconds).toFixed(0)} hotels a second; ${mib(before)} MiB before, ${mib(peak)} MiB at most; ${mib(database)} MiB on disk, ${(database / imported / 1024).toFixed(0)} KiB a hotel`,
    );
  } finally {
    supplier.kill();
    await postgres.close();
  }
});

function start(file: string, ...args: string[]): ChildProcess {
  return fork(join(import.meta.dirname, file), args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

async function answer<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new CliError(`A process of the benchmark ended with ${code}.`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return message as T;
}

async function measure(url: string): Promise<{ database: number; imported: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ database: string; imported: string }>(
    'select pg_database_size(current_database()) as database, count(*) as imported from properties',
  );
  await client.end();
  return { database: Number(rows[0]?.database), imported: Number(rows[0]?.imported) };
}
