import { expect, it } from 'vitest';
import { places } from '../places.ts';
import { gazetteer } from './gazetteer.ts';

it('adds no city or town that the hand-written table calls without its 市 or 町', () => {
  const known = new Set(places.filter(({ kind }) => kind === 'city').map(({ ja, area }) => `${ja} ${area}`));
  const twins = gazetteer.filter(
    ({ kind, ja, area }) => kind === 'city' && known.has(`${ja.replace(/[市町村]$/, '')} ${area}`),
  );
  expect(twins.map(({ ja }) => ja)).toEqual([]);
});
