import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld } from './world.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
let dataDir: string;

function start(portBase: number): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_ENV: 'test', SANDBOX_DATA_DIR: dataDir, SANDBOX_PORT_BASE: String(portBase) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yado-world-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the world', () => {
  it('starts every service on a free port and stops them all', async () => {
    const world = await createWorld({ dataDir, appOrigin: 'http://localhost:8080' });
    const web = [world.rapid, world.stripe, world.auth, world.mailbox, world.maps];
    for (const url of web) expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(new Set([...web, world.smtp].map((url) => new URL(url).port)).size).toBe(6);
    await world.close();
    for (const url of web) await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it.each([
    ['it gets SIGTERM', (child: ChildProcess) => child.kill('SIGTERM')],
    ['its parent goes away', (child: ChildProcess) => child.disconnect()],
  ])('prints only its addresses and exits with 0 when %s', async (_reason, stop) => {
    const { child, output } = start(0);
    await expect.poll(output).toContain('maps');
    expect(
      output()
        .trim()
        .split('\n')
        .map((line) => line.slice(0, 16).trim()),
    ).toEqual(['rapid', 'stripe', 'auth', 'smtp', 'mailbox', 'maps'].map((name) => `sandbox: ${name}`));
    stop(child);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('names a port that is taken and exits with 1', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const { child, output } = start(port - 1);
    expect(await once(child, 'exit')).toEqual([1, null]);
    // Another program may have a port beside it.
    const named = Number(/port (\d+) is already in use/.exec(output())?.[1]);
    const [error] = await once(createServer().listen(named, '127.0.0.1'), 'error').catch((cause) => [cause]);
    expect(error).toMatchObject({ code: 'EADDRINUSE' });
    blocker.close();
  });
});
