import { expect, it } from 'vitest';
import { Permits } from './permits.ts';

it('gives its places to callers in their order, and none to one whose time has run out', async () => {
  const permits = new Permits(1);
  expect(await permits.take(0)).toBe(true);
  const late = permits.take(0);
  const patient = permits.take(60_000);
  expect(await late).toBe(false);
  expect(permits.waiting).toBe(1);
  permits.release();
  expect(await patient).toBe(true);
  expect(await permits.take(0)).toBe(false);
  permits.release();
  expect(await permits.take(0)).toBe(true);
});
