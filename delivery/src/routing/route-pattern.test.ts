import { expect, test } from 'vitest';
import { matchRank, patternsCollide } from './route-pattern.ts';

const best = (pathname: string, patterns: string[]) =>
  patterns
    .map((pattern) => ({ pattern, rank: matchRank(pattern, pathname) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank - a.rank)[0]?.pattern;

test.each([
  ['/', ['/', '/hotels'], '/'],
  ['/hotels/12', ['/hotels', '/hotels/:id'], '/hotels/:id'],
  ['/hotels/12/', ['/hotels/:id'], '/hotels/:id'],
  ['/Hotels/12', ['/hotels/:id'], '/hotels/:id'],
  ['/hotels/new', ['/hotels/:id', '/hotels/new', '/*'], '/hotels/new'],
  ['/settings/cards/confirm', ['/settings/*', '/settings/cards/confirm'], '/settings/cards/confirm'],
  ['/settings/x', ['/settings/*'], '/settings/*'],
  ['/settings', ['/settings/*'], '/settings/*'],
  ['/p/trips/%E6%97%85', ['/p/trips/:key'], '/p/trips/:key'],
  ['/trips', ['/trips/:id?'], '/trips/:id?'],
  ['/trips/%', ['/trips/:id?'], '/trips/:id?'],
  ['/nowhere', ['/hotels', '/trips/:id'], undefined],
  ['/hotels/1/2', ['/hotels/:id'], undefined],
])('%s among %j belongs to %s', (pathname, patterns, expected) => {
  expect(best(pathname, patterns)).toBe(expected);
});

test.each([
  ['/hotels', '/hotels'],
  ['/hotels', '/Hotels/'],
  ['/hotels/:id', '/hotels/:hotelId'],
  ['/trips/:id?', '/trips'],
  ['/hotels/:id', '/hotels/new'],
  ['/booking/:step/guests', '/booking/prepare/:key'],
  ['/settings/*', '/settings/cards'],
  ['/settings/*', '/settings'],
])('%s and %s collide', (one, other) => {
  expect(patternsCollide(one, other)).toBe(true);
  expect(patternsCollide(other, one)).toBe(true);
});

test.each([
  ['/hotels', '/trips'],
  ['/hotels/:id', '/trips/:id'],
  ['/settings/*', '/settings-old'],
  ['/*', '/hotels'],
])('%s and %s live side by side', (one, other) => {
  expect(patternsCollide(one, other)).toBe(false);
  expect(patternsCollide(other, one)).toBe(false);
});
