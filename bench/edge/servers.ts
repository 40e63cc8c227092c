import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/settings.ts';
import { CliError } from '../../scripts/lib/cli.ts';
import type { Asked } from './requests.ts';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

export interface Server {
  name: 'bare' | 'edge';
  port: number;
  /** Seconds of processor time used so far, all threads. */
  cpu(): number;
  /** Bytes that the process holds. */
  memory(): number;
  close(): Promise<void>;
}

interface EdgeOptions {
  port: number;
  /** Settings of its store and keys. */
  env: Record<string, string>;
  tenants: readonly string[];
}

export const toHost = (tenant: string) => `${tenant}.example`;

/** The edge as it runs in production. */
export async function startEdge({ port, env, tenants }: EdgeOptions): Promise<Server> {
  const child = fork(join(root, 'delivery/src/edge/main.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      EDGE_PORT: String(port),
      EDGE_HOST: '127.0.0.1',
      EDGE_TENANTS: tenants.map((tenant) => `${toHost(tenant)}=${tenant}`).join(','),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (let tries = 0; tries < 200; tries++) {
    const up = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (up) return toServer('edge', port, child);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new CliError('The edge does not come up.');
}

/** A bare server that holds what the edge answers to these requests. */
export async function startBare(edgePort: number, all: readonly Asked[]): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
    child.send({ port: edgePort, all });
  });
  return toServer('bare', port, child);
}

function toServer(name: Server['name'], port: number, child: ReturnType<typeof fork>): Server {
  return {
    name,
    port,
    cpu: () => {
      // The fields behind the name in brackets: utime and stime are the 12th and 13th.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
