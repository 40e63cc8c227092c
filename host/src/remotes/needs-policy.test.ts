import { expect, it } from 'vitest';
import { needsPolicy } from './needs-policy.ts';

it.each([
  ['/trips', '/settings/cards', true, true],
  ['/settings/cards', '/settings/cards/confirm', false, false],
  ['/settings/cards', '/trips', false, false],
  ['/trips', '/hotels', false, true],
  ['/sign-in', '/', false, true],
  ['/settings/cards', '/hotels/9000001', false, true],
  ['/', '/hotels', false, false],
  ['/hotels', '/hotels/9000001', false, false],
  ['/hotels/9000001', '/trips', false, false],
])('from %s to %s a new document is loaded: %s; with a key for maps: %s', (from, to, plain, withKey) => {
  expect(needsPolicy(from, to, { maps: {} })).toBe(plain);
  expect(needsPolicy(from, to, { maps: { key: 'AIza' } })).toBe(withKey);
});
