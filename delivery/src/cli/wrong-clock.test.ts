import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkspace } from '../testing/_workspace.ts';

const DAY_MS = 86_400_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const real = performance.timeOrigin;
/** Puts the clock of this process off; files keep the machine's. */
const putOff = (ms: number) => vi.setSystemTime(real + performance.now() + ms);

async function published() {
  putOff(0);
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search');
  await workspace.release('publish', '--all');
  await workspace.buildRemote('search', { version: '1.1.0', code: 'newer' });
  return workspace;
}

test.each([
  ['31 days behind', -31 * DAY_MS],
  ['an hour behind', -3_600_000],
  ['31 days ahead', 31 * DAY_MS],
])('refuses to publish with a clock that is %s, and changes nothing', async (_what, off) => {
  const { release } = await published();
  // How long it holds is said in whole days.
  const state = async () => (await release('status')).replaceAll(/expires in \d+ days/g, '');
  const before = await state();
  putOff(off);
  for (const command of [
    ['publish', 'search'],
    ['canary', 'search', '10%'],
  ])
    await expect(release(...command)).rejects.toThrow(/clock of this machine[\s\S]*--trust-clock/);
  putOff(0);
  expect(await state()).toBe(before);
});

test('publishes with a clock that somebody vouches for', async () => {
  const { release } = await published();
  putOff(-2 * DAY_MS);
  await release('--trust-clock', 'publish', 'search');
  putOff(0);
  expect(await release('status')).toContain('stable 1.1.0@');
});
