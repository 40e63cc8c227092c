import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadingLimits } from '../host/src/remotes/loading-limits.ts';
import { root } from './lib/settings.ts';

/** As the page writes it: `4 s`, `300 ms`, or a number alone. */
function toText(name: string, value: number): string {
  if (!name.endsWith('Ms')) return String(value);
  return value < 1_000 ? `${value} ms` : `${value / 1_000} s`;
}

it('the page about loading a remote has each limit with its value', () => {
  const page = readFileSync(join(root, 'docs/loading-a-remote.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (.+?) +\|/gm)].map(([, name, value]) => [name, value]);
  expect(rows).toEqual(Object.entries(loadingLimits).map(([name, value]) => [name, toText(name, value)]));
});
