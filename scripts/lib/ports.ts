import { createServer, type Server } from 'node:net';
import type { Ports } from './settings.ts';
import { CliError } from './cli.ts';

const SANDBOX_PORTS = 6;

/** Throws a {@link CliError} that names every port of the stack that another program uses. */
export async function requireFreePorts(
  { edge, api, sandbox, watch }: Ports,
  others: { name: string; ports: number[] }[] = [],
): Promise<void> {
  const required = [
    { name: 'the site (EDGE_PORT)', ports: [edge] },
    { name: 'the API (API_PORT)', ports: [api] },
    { name: 'the sandbox (SANDBOX_PORT_BASE)', ports: range(sandbox, SANDBOX_PORTS) },
    { name: 'the release status (WATCH_PORT)', ports: [watch] },
    ...others,
  ];
  const taken: string[] = [];
  for (const { name, ports } of required) {
    const held = [];
    for (const port of ports) if (!(await isFree(port))) held.push(port);
    if (held.length > 0) taken.push(`  port ${held.join(', ')} for ${name}`);
  }
  if (taken.length === 0) return;
  throw new CliError(
    ['Yado cannot start, because another program uses:', ...taken]
      .concat('Stop that program, or choose another port with the variable in brackets, where there is one.')
      .join('\n'),
  );
}

/** True when nothing listens on the port on any address of this machine. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::1']) {
    const server = await listen(port, host);
    if (server === 'taken') return false;
    if (server !== 'no-such-address') await close(server);
  }
  return true;
}

/** Linux gives ports from here on to connections that programs open, at any moment. */
const FIRST_EPHEMERAL = 32_768;

/** Finds free ports for one more stack; nothing reserves them. */
export async function freePorts(): Promise<Ports> {
  const start = 10_000 + Math.floor(Math.random() * 20_000);
  for (let base = start; base + SANDBOX_PORTS + 3 <= FIRST_EPHEMERAL; base += SANDBOX_PORTS + 3) {
    const block = range(base, SANDBOX_PORTS + 3);
    const free = await Promise.all(block.map(isFree));
    if (free.every(Boolean)) return { edge: base, api: base + 1, watch: base + 2, sandbox: base + 3 };
  }
  throw new CliError('No free ports found.');
}

function range(first: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first + index);
}

function listen(port: number, host: string): Promise<Server | 'taken' | 'no-such-address'> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? 'no-such-address' : 'taken'),
    );
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
