import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { mustRun } from '../../scripts/lib/run.ts';
import { CliError } from '../../scripts/lib/cli.ts';

const versionsDir = '/usr/lib/postgresql';

export interface Postgres {
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): Promise<string>;
  close(): Promise<void>;
}

/** A PostgreSQL server of this run alone, on a port of its own; needs the server's programs on the machine. */
export async function startPostgres(port: number): Promise<Postgres> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'yado-bench-postgres-'));
  const data = join(folder, 'data');
  const root = process.getuid?.() === 0;
  if (root) await mustRun('Handing the folder to the server', 'chown', ['postgres:', folder]);
  // The server refuses to run as root: then it gets the user that the Debian package made.
  const program = (name: string, args: string[]) => {
    const [command, ...rest] = [
      ...(root ? ['runuser', '-u', 'postgres', '--'] : []),
      join(programs, name),
      ...args,
    ] as [string, ...string[]];
    return mustRun(name, command, rest, { cwd: folder });
  };
  await program('initdb', ['-D', data, '-U', 'yado', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    shared_buffers: '1GB',
    maintenance_work_mem: '512MB',
    max_wal_size: '4GB',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = join(folder, 'log');
  await program('pg_ctl', ['-D', data, '-w', '-o', options.join(' '), '-l', log, 'start']);
  const url = (name: string) => `postgres://yado@127.0.0.1:${port}/${name}`;
  return {
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database ${pg.escapeIdentifier(name)}`);
      await client.end();
      return url(name);
    },
    async close() {
      await program('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string {
  const newest = versions().sort((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) {
    throw new CliError(
      'This benchmark needs a PostgreSQL server: install the package "postgresql" (Debian).',
    );
  }
  return join(versionsDir, newest, 'bin');
}

function versions(): string[] {
  try {
    return readdirSync(versionsDir);
  } catch {
    return [];
  }
}
