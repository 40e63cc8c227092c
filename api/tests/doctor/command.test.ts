import { execFile } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Env, wellEnv } from './_run-doctor.ts';

const main = resolve(import.meta.dirname, '../../src/doctor/main.ts');
const start = (env: Env, ...args: string[]) =>
  promisify(execFile)(process.execPath, [main, ...args], { env: { ...process.env, ...env } });

describe('the command doctor', () => {
  it('runs as a command, and tells pipelines by its exit code', async () => {
    const { stdout } = await start(wellEnv());
    expect(stdout).toMatch(/^supplier +ok /m);
    await expect(start({ ...wellEnv(), STRIPE_SECRET_KEY: 'sk_test_no' })).rejects.toMatchObject({ code: 1 });
    await expect(start(wellEnv(), '--nonsense')).rejects.toMatchObject({ code: 2 });
  });

  it('ends once it has said that Google never answers, before the library asks again', async () => {
    let asked = 0;
    const google = createServer((socket) => {
      asked += 1;
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void google.close());
    const { port } = google.address() as AddressInfo;
    const ended = start({ ...wellEnv(), FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` });
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^identity +SLOW [^]*^journal +ok .*\n$/m),
    });
    expect(asked).toBe(1);
  });
});
