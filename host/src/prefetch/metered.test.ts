import { expect, it, vi } from 'vitest';
import { isMetered } from './metered.ts';

it.each([
  [true, { saveData: true, effectiveType: '4g' }],
  [true, { type: 'cellular', effectiveType: '4g' }],
  [true, { effectiveType: '3g' }],
  [true, { effectiveType: '2g' }],
  [true, { effectiveType: 'slow-2g' }],
  [false, { saveData: false, type: 'wifi', effectiveType: '4g' }],
  [false, undefined],
])('answers %s for the connection %j', (metered, connection) => {
  vi.stubGlobal('navigator', { connection });
  expect(isMetered()).toBe(metered);
  vi.unstubAllGlobals();
});
