import { describe, expect, it } from 'vitest';
import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import { allowsPets, amenityFlags, hygieneMeasures, isFreeWifi } from './amenity-flags.ts';
import { clockTime, importantNotes } from './content-texts.ts';
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

  it.each([
    '駐車場なし',
    '駐車場 (なし)',
    '敷地内に駐車場はありません',
    '駐車場は利用できません',
    '駐車場はご利用いただけません',
    'ベビープール利用不可',
    'プール(利用不可)',
    '会議室は提供していません',
    '無料 Wi-Fi なし',
    'No pool',
    'Parking not available',
    'Spa (not available)',
    'スパイスガーデン',
    'スパークリングワイン',
    'スパゲッティ',
    'コスパのよい朝食',
  ])('are not taken from %s', (name) => {
    expect(amenityFlags(content({ amenities: named(name) }))).toEqual([]);
  });

  it.each([
    ['駐車場 (高さ制限なし)', 'PARKING'],
    ['高さ制限なしの駐車場', 'PARKING'],
    ['駐車場 - 高さ制限はありません', 'PARKING'],
    ['Parking (no height restrictions)', 'PARKING'],
    ['No height limit parking', 'PARKING'],
    ['無料 Wi-Fi (利用制限なし)', 'FREE_WIFI'],
    ['無料 Wi-Fi (客室では利用不可)', 'FREE_WIFI'],
    ['プール (冬季は利用不可)', 'POOL'],
    ['スパ', 'SPA'],
    ['デイスパ', 'SPA'],
    ['スパトリートメントルーム', 'SPA'],
    ['スパルーム', 'SPA'],
  ])('are taken from %s', (name, flag) => {
    expect(amenityFlags(content({ amenities: named(name) }))).toEqual([flag]);
  });

  it('hold no free Wi-Fi of a room that says it has none', () => {
    const isFree = (name: string) => isFreeWifi({ id: 'x', name });
    expect(['無料 Wi-Fi', '無料 Wi-Fi はありません'].map(isFree)).toEqual([true, false]);
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
  it.each([
    ['3:00 PM', '15:00'],
    ['12:00 AM', '00:00'],
    ['12:30 PM', '12:30'],
    ['11 AM', '11:00'],
    ['9:00', '09:00'],
    ['15:00', '15:00'],
    ['24:00', '00:00'],
    ['noon', '12:00'],
    ['Midnight', '00:00'],
    ['正午', '12:00'],
    ['深夜0時', '00:00'],
    ['深夜 0 時', '00:00'],
    ['午後3時', '15:00'],
    ['午前12時', '00:00'],
    ['午後3:30', '15:30'],
    ['１５時３０分', '15:30'],
    ['anytime', 'anytime'],
    ['いつでも', 'いつでも'],
    ['25:00', '25:00'],
    [' ', null],
    [undefined, null],
  ])('writes the time %s on a 24-hour clock', (text, clock) => {
    expect(clockTime(text)).toBe(clock);
  });

  it('ends hours at 24:00 and begins them at 00:00', () => {
    const checkin = { beginTime: 'midnight', endTime: 'midnight' };
    expect(importantNotes(content({ checkin, checkoutTime: '12:00 AM' })).checkin).toMatchObject({
      beginTime: '00:00',
      endTime: '24:00',
      checkoutTime: '24:00',
    });
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
