import { runInNewContext } from 'node:vm';
import { COLOR_MODE_KEY } from '@yado/shared/contract/color-mode-key';
import { expect, test } from 'vitest';
import { setEarlyColorMode } from './early-color-mode.ts';

const stored = (value: string | null) => ({
  getItem: (key: string) => (key === COLOR_MODE_KEY ? value : null),
});
const forbidden = {
  getItem: () => {
    throw new DOMException('no storage');
  },
};

test.each([
  ['light', stored('light'), true],
  ['dark', stored('dark'), false],
  ['dark', stored(null), true],
  ['light', stored(null), false],
  ['dark', stored('blue'), true],
  ['dark', forbidden, true],
])('is %s before the first paint, as the host decides it', (mode, localStorage, isDeviceDark) => {
  const matchMedia = () => ({ matches: isDeviceDark });
  const document = { documentElement: { dataset: {} as Record<string, string> } };
  const call = `(${setEarlyColorMode.toString()})(${JSON.stringify(COLOR_MODE_KEY)})`;
  runInNewContext(call, { document, localStorage, matchMedia });
  expect(document.documentElement.dataset.theme).toBe(mode);
});
