import { describe, expect, it } from 'vitest';
import { type HotelView, hotelViewFromParams, hotelViewToParams } from './hotel-view.ts';
import { paths } from './paths.ts';

describe('the view of a hotel’s page', () => {
  it.each<HotelView>([
    {},
    { meal: 'breakfast', freeCancel: true, nonSmoking: true, sort: 'size', language: 'en' },
    { meal: 'none', sort: 'price-desc' },
    { continues: 'price-check-1' },
  ])('survives its address: %o', (view) => {
    expect(hotelViewFromParams(hotelViewToParams(view, new URLSearchParams()))).toEqual(view);
  });

  it('drops what means nothing', () => {
    const params = new URLSearchParams('meal=lunch&free-cancel=yes&sort=price&lang=fr&non-smoking=');
    expect(hotelViewFromParams(params)).toEqual({});
  });

  it('comes after the stay in an address', () => {
    const stay = {
      checkin: '2026-12-31',
      checkout: '2027-01-01',
      occupancies: [{ adults: 2, childAges: [9] }],
    };
    expect(paths.hotel('7', stay, { meal: 'dinner' })).toBe(
      '/hotels/7?checkin=2026-12-31&checkout=2027-01-01&room=2-9&meal=dinner',
    );
    expect(paths.hotel('7', undefined, { language: 'en' })).toBe('/hotels/7?lang=en');
    expect(paths.hotel('7')).toBe('/hotels/7');
    expect(paths.publicHotel('k_y', { language: 'en' })).toBe('/p/hotels/k_y?lang=en');
  });
});
