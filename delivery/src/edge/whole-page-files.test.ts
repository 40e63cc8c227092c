import { expect, onTestFinished, test, vi } from 'vitest';
import { remoteRelease } from '../testing/_document.ts';
import { integrityOf } from '../testing/_outline.ts';
import { createWholePageFiles } from './whole-page-files.ts';

const text = JSON.stringify({ server: 'var wholePages = {};', client: 'void 0' });
const release = {
  ...remoteRelease('public', 'p1', [{ path: '/p' }]),
  wholePages: { file: 'whole-pages/pages.json', integrity: integrityOf(text), screens: ['Main'] },
};

test('reads a missing or altered file again a minute later, and a sound one never', async () => {
  let clock = 1;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => spy.mockRestore());
  const pass = async (ms: number) => {
    clock += ms;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const get = vi.fn<(key: string) => Promise<Buffer | null>>(async () => null);
  const log = { error: vi.fn<(fields: object, message: string) => void>() };
  const read = createWholePageFiles({ store: { get }, log });
  expect(await read(release)).toBeNull();
  await pass(59_000);
  get.mockResolvedValue(Buffer.from(`${text} `));
  expect(await read(release)).toBeNull();
  expect(log.error).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(await read(release)).toBeNull();
  expect(log.error).toHaveBeenCalledTimes(2);
  get.mockResolvedValue(Buffer.from(text));
  await pass(61_000);
  expect(await read(release)).toEqual(JSON.parse(text));
  await pass(61_000);
  expect(await read(release)).toEqual(JSON.parse(text));
  expect(get).toHaveBeenCalledTimes(3);
});
