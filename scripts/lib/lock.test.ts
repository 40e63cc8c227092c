import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findHolder, takeLock } from './lock.ts';

const freshFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'deep', 'running.json');

it('is held by one process until it is released', () => {
  const file = freshFile();
  const lock = takeLock(file);
  expect(takeLock(file)).toEqual({ takenBy: process.pid });
  expect(findHolder(file)).toBe(process.pid);
  if ('release' in lock) lock.release();
  expect(existsSync(file)).toBe(false);
  expect('release' in takeLock(file)).toBe(true);
});

it('is free after its holder was killed', async () => {
  const file = freshFile();
  const script = `import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    takeLock(${JSON.stringify(file)}); console.log('taken'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(other.stdout, 'data');
  expect(takeLock(file)).toEqual({ takenBy: other.pid });
  other.kill('SIGKILL');
  await once(other, 'close');
  expect('release' in takeLock(file)).toBe(true);
});

it.runIf(existsSync('/proc/self/stat'))('is free when another process has the holder’s id', () => {
  const file = freshFile();
  takeLock(file);
  const holder = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; born: string };
  writeFileSync(file, JSON.stringify({ ...holder, born: '1' }));
  expect(findHolder(file)).toBeUndefined();
});

it('is free when its file is truncated', () => {
  const file = freshFile();
  takeLock(file);
  writeFileSync(file, '{"pid":');
  expect('release' in takeLock(file)).toBe(true);
});
