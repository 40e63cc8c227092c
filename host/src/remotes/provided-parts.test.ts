// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { providedParts } from './__generated__/provided-parts.ts';

it('provides every part of the shared interface', () => {
  const folder = new URL('../../../shared/src/ui/', import.meta.url);
  const parts = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => file.slice(0, -'.tsx'.length));
  expect(Object.keys(providedParts).sort()).toEqual(parts.sort());
});
