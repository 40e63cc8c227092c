import { describe, expect, it } from 'vitest';
import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import { allowsPets, amenityFlags, hygieneMeasures } from './amenity-flags.ts';
import { clockTime } from './content-texts.ts';
import { contentId, parseContentId } from './content-language.ts';
import { boxAround, distanceMeters } from './geo.ts';
import { htmlToText } from './html-text.ts';
import { mapImages, pictureAddress } from './images.ts';
import { allowsSmoking } from './smoking.ts';
import { canUseUnicodeInSpecialRequest } from './special-request-rule.ts';
import { getTimeZone } from './time-zone.ts';

const content = (change: Partial<HotelContent> = {}): HotelContent => ({
  id: '1',
  name: 'ホテル',
  address: { countryCode: 'JP' },
  coordinates: { latitude: 35, longitude: 139 },
  ...change,
});
const named = (...names: string[]) => names.map((name, id) => ({ id: `x${id}`, name }));

describe('htmlToText', () => {
  it('keeps lists and paragraphs as lines and drops all markup', () => {
    expect(htmlToText('<p>料金:</p><ul><li>宿泊税: JPY 100</li><li>駐車場</li></ul>')).toBe(
      '料金:\n・宿泊税: JPY 100\n・駐車場',
    );
  });

  it('lets no script or attribute through', () => {
    expect(htmlToText('<img src=x onerror=alert(1)><script>alert(1)</script><b onclick="x">安全</b>')).toBe(
      '安全',
    );
  });

  it('reads line breaks that were escaped by mistake', () => {
    expect(htmlToText('一行目 &lt;br />二行目 &amp; 三')).toBe('一行目\n二行目 & 三');
  });

  it('is null when nothing is said', () => {
    expect([htmlToText(undefined), htmlToText(''), htmlToText('<p> </p>')]).toEqual([null, null, null]);
  });
});

describe('facilities', () => {
  it('are known by id and by name in both languages', () => {
    expect(amenityFlags(content({ amenities: [{ id: '2063', name: '?' }] }))).toEqual(['ALL_TIME_RECEPTION']);
    expect(
      amenityFlags(content({ amenities: named('Free self parking', 'コインランドリー', '大浴場') })),
    ).toEqual(['LAUNDRY', 'PARKING', 'SPA']);
  });

  it('are not taken from what a hotel says it lacks', () => {
    expect(amenityFlags(content({ amenities: named('駐車場なし', 'No pool') }))).toEqual([]);
  });

  it('tell pets from no pets and cleaning against infection from dry cleaning', () => {
    expect(allowsPets(content({ petRules: [{ id: '2050', name: 'ペット不可' }] }))).toBe(false);
    expect(allowsPets(content({ petRules: [{ id: '51', name: 'ペット可' }] }))).toBe(true);
    const amenities = named('Dry cleaning/laundry service', '手指消毒液の設置');
    expect(hygieneMeasures(content({ amenities }))).toEqual(['手指消毒液の設置']);
  });
});

describe('smoking', () => {
  const room = (name: string, overview?: string) => ({ id: '1', name, overview });

  it('is allowed only where the room says so', () => {
    expect(allowsSmoking(room('シングルルーム 喫煙'))).toBe(true);
    expect(allowsSmoking(room('シングルルーム 禁煙'))).toBe(false);
    expect(allowsSmoking(room('ダブル', '<b>全館禁煙</b>。喫煙所あり'))).toBe(false);
    expect(allowsSmoking(room('Single Room, Smoking'))).toBe(true);
    expect(allowsSmoking(room('Single Room, Non Smoking'))).toBe(false);
  });
});

describe('special requests', () => {
  // spec: 5.special-request
  it('may be in Japanese where hotels read it, unless the property wants Latin letters', () => {
    const latin = [{ id: '1073744201', name: '特別リクエストは半角英数字のみ' }];
    expect(canUseUnicodeInSpecialRequest(content())).toBe(true);
    expect(canUseUnicodeInSpecialRequest(content({ attributes: latin }))).toBe(false);
    expect(canUseUnicodeInSpecialRequest(content({ address: { countryCode: 'FR' } }))).toBe(false);
  });
});

describe('a picture that comes in one size', () => {
  it('is shown in that size everywhere', () => {
    expect(mapImages([{ large: 'https://i.example/1.jpg', caption: 'ロビー' }])).toEqual([
      {
        url: 'https://i.example/1.jpg',
        largeUrl: 'https://i.example/1.jpg',
        category: null,
        caption: 'ロビー',
      },
    ]);
  });
});

describe('a stored picture', () => {
  it('follows a supplier on this machine to its new port, and stays where it is on the web', () => {
    const supplier = 'http://127.0.0.1:5101';
    expect(pictureAddress('http://127.0.0.1:4101/images/1/0_350.svg?v=2', supplier)).toBe(
      'http://127.0.0.1:5101/images/1/0_350.svg?v=2',
    );
    const web = 'https://i.example/hotels/1.jpg';
    expect(pictureAddress(web, supplier)).toBe(web);
  });
});

describe('small facts', () => {
  it('writes check-in times on a 24-hour clock', () => {
    expect(['3:00 PM', '12:00 AM', '12:30 PM', '11 AM', 'anytime'].map(clockTime)).toEqual([
      '15:00',
      '00:00',
      '12:30',
      '11:00',
      'anytime',
    ]);
  });

  it('gives other languages ids of their own', () => {
    expect(contentId('12', 'ja-JP')).toBe('12');
    expect(parseContentId(contentId('12', 'en-US'))).toEqual({ propertyId: '12', language: 'en-US' });
  });

  it('finds the zone of a place', () => {
    expect(getTimeZone({ countryCode: 'JP', latitude: 26.2, longitude: 127.7 })).toBe('Asia/Tokyo');
    expect(getTimeZone({ countryCode: 'US', latitude: 21.3, longitude: -157.8 })).toBe('Pacific/Honolulu');
  });

  it('measures distances, also across the 180th meridian', () => {
    const tokyo = { latitude: 35.6812, longitude: 139.7671 };
    expect(distanceMeters(tokyo, { latitude: 35.6896, longitude: 139.7006 })).toBeGreaterThan(5_900);
    expect(distanceMeters(tokyo, { latitude: 35.6896, longitude: 139.7006 })).toBeLessThan(6_200);
    const box = boxAround({ latitude: -17, longitude: 179.99 }, 10);
    expect(box.west).toBeGreaterThan(box.east);
  });
});
