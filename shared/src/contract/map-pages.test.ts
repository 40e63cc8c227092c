import { expect, test } from 'vitest';
import { isMapPage } from './map-pages.ts';

test.each(['/', '/hotels', '/hotels/', '/hotels/9000001', '/hotels/9000001/'])(
  'counts %s as a page with a map',
  (path) => expect(isMapPage(path)).toBe(true),
);

test.each([
  '/clips',
  '/trips',
  '/hotels/1/rooms',
  '/hotels-old',
  '/p/hotels/key',
  '/booking/1/payment',
  '/sign-in',
])('keeps Google’s maps away from %s', (path) => expect(isMapPage(path)).toBe(false));
