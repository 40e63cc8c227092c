import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openState } from './state-file.ts';

const readState = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const folder = () => mkdtempSync(join(tmpdir(), 'state-'));

it('starts empty, keeps changes and gives them back when opened again', async () => {
  const file = join(folder(), 'deep', 'state.json');
  const first = openState(file, () => ({ names: [] as string[] }));
  first.value.names.push('一');
  first.changed();
  await first.close();
  expect(openState(file, () => ({ names: [] as string[] })).value).toEqual({ names: ['一'] });
});

it('has every change on disk when flush resolves, also one made while a write is under way', async () => {
  const file = join(folder(), 'state.json');
  const state = openState(file, () => ({ count: 0 }));
  const flushes: Promise<void>[] = [];
  for (let count = 1; count <= 20; count += 1) {
    state.value.count = count;
    state.changed();
    flushes.push(
      state.flush().then(async () => {
        expect(readState<{ count: number }>(file).count).toBeGreaterThanOrEqual(count);
      }),
    );
    if (count % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(flushes);
  await state.close();
  expect(readdirSync(join(file, '..'))).toEqual(['state.json']);
});

it('writes by itself when nobody flushes', async () => {
  const file = join(folder(), 'state.json');
  const state = openState(file, () => ({ count: 0 }));
  state.value.count = 7;
  state.changed();
  await expect.poll(() => (existsSync(file) ? readState(file) : undefined)).toEqual({ count: 7 });
  await state.close();
});

it('writes once, when it is closed, where nothing has to survive a kill', async () => {
  const file = join(folder(), 'state.json');
  const state = openState(file, () => ({ count: 0 }), 'atClose');
  state.value.count = 7;
  state.changed();
  await state.flush();
  expect(existsSync(file)).toBe(false);
  await state.close();
  expect(readState(file)).toEqual({ count: 7 });
});

it('refuses a file that is not JSON instead of throwing its content away', () => {
  const file = join(folder(), 'state.json');
  writeFileSync(file, '{"half":');
  expect(() => openState(file, () => ({}))).toThrow(/cannot be read/);
});

it('keeps every acknowledged change when the process is killed while writing', async () => {
  const file = join(folder(), 'state.json');
  const module = fileURLToPath(new URL('./state-file.ts', import.meta.url));
  const script = `
    import { openState } from ${JSON.stringify(module)};
    const state = openState(${JSON.stringify(file)}, () => ({ count: 0, filler: 'x'.repeat(200000) }));
    for (;;) { state.value.count += 1; state.changed(); await state.flush(); console.log(state.value.count); }
  `;
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script]);
    let output = '';
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    await new Promise<void>((resolve, reject) => {
      child.on('exit', () => reject(new Error(errors)));
      child.stdout.on('data', (chunk) => {
        output += String(chunk);
        if (output.split('\n').length > 8) resolve();
      });
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGKILL');
    await ended;
    const acknowledged = Number(output.split('\n').at(-2));
    expect(readState<{ count: number }>(file).count).toBeGreaterThanOrEqual(acknowledged);
  }
});
