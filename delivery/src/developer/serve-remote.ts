import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DEVELOPMENT_FILES } from '@yado/shared/contract/development';
import { ReleaseError } from '../errors.ts';

const READY_LIMIT_MS = 120_000;

export interface ServedRemote {
  /** Folder of its package. */
  folder: string;
  port: number;
  /** Origin of the site in whose pages it runs. */
  site: string;
}

/** Runs a remote's development server until it is stopped; calls `ready` once it has built the remote. */
export async function serveRemote({ folder, port, site }: ServedRemote, ready: () => void): Promise<void> {
  // The remote's own copy of the preset: it may be outside of this repository.
  const script = createRequire(join(folder, 'package.json')).resolve('@yado/shared/build/dev-remote');
  const server = spawn(process.execPath, [script, '--port', String(port), '--site', site], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let stopping = false;
  const stop = () => {
    stopping = true;
    server.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const ended = once(server, 'exit') as Promise<[number | null, string | null]>;
  const given = new AbortController();
  try {
    const isReady = await Promise.race([
      answers(`http://localhost:${port}/${DEVELOPMENT_FILES.entry}`, given.signal),
      ended.then(() => false),
    ]);
    if (isReady) ready();
    else server.kill();
    const [code] = await ended;
    if (!isReady || (code && !stopping))
      throw new ReleaseError(`The development server of ${folder} ended with ${code}.`);
  } finally {
    given.abort();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}

async function answers(url: string, given: AbortSignal): Promise<boolean> {
  const end = Date.now() + READY_LIMIT_MS;
  while (Date.now() < end && !given.aborted) {
    const response = await fetch(url, { signal: given }).catch(() => null);
    if (response?.ok) return true;
    await setTimeout(250);
  }
  return false;
}
