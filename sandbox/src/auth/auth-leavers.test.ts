import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';

const BODY = JSON.stringify({ email: 'leaver@sakura.example', password: 'yado-demo-2026' });

/** Sends a whole request and is gone before the answer comes. */
async function leave(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /identitytoolkit.googleapis.com/v1/accounts:signUp?key=yado-demo HTTP/1.1',
    'Host: auth',
    'Content-Type: application/json',
    `Content-Length: ${BODY.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${BODY}`, () => socket.destroy());
  await once(socket, 'close');
}

it('says nothing about browsers that close before they have their answer, and continues', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'yado-auth-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '_auth-process.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await expect.poll(() => output).toContain('http');
  for (let count = 0; count < 10; count += 1) await leave(Number(new URL(output.trim()).port));
  await sleep(500);
  expect((await fetch(`${output.trim()}/healthz`)).status).toBe(200);
  child.kill();
  await once(child, 'exit');
  await rm(dataDir, { recursive: true, force: true });
  expect(errors).toBe('');
});
