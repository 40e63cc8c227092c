import { expect, it } from 'vitest';
import { exports } from '../../../shared/package.json';
import { providedParts } from './__generated__/provided-parts.ts';

it('provides every part of the shared interface', () => {
  const parts = Object.keys(exports).flatMap((path) => /^\.\/ui\/(.+)$/.exec(path)?.[1] ?? []);
  expect(Object.keys(providedParts).sort()).toEqual(parts.sort());
});
