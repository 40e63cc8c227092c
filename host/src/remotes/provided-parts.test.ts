// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { providedParts } from './__generated__/provided-parts.ts';

it('provides every part of the shared interface', () => {
  const file = new URL('../../../shared/package.json', import.meta.url);
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: object };
  const parts = Object.keys(exports).flatMap((path) => /^\.\/ui\/(.+)$/.exec(path)?.[1] ?? []);
  expect(Object.keys(providedParts).sort()).toEqual(parts.sort());
});
