import { placesByKey } from './places.ts';
import type { Fault, Property } from './property.ts';

const ROWS: readonly (readonly [Fault, string, string])[] = [
  ['price_changed', '価格変動ホテル 東京', 'Price Change Hotel Tokyo'],
  ['sold_out', '満室ホテル 東京', 'Sold Out Hotel Tokyo'],
  ['rooms_unavailable', '売り切れホテル 東京', 'Rooms Unavailable Hotel Tokyo'],
  ['price_mismatch', '料金不一致ホテル 東京', 'Price Mismatch Hotel Tokyo'],
  ['silent_booking', '無応答ホテル 東京', 'Silent Booking Hotel Tokyo'],
  ['failed_booking', '予約エラーホテル 東京', 'Failed Booking Hotel Tokyo'],
  ['slow_cancel', '取消確認中ホテル 東京', 'Slow Cancel Hotel Tokyo'],
  ['slow_shop', '応答遅延ホテル 東京', 'Slow Answer Hotel Tokyo'],
  ['paid_at_hotel', '現地払いホテル 東京', 'Pay At Hotel Tokyo'],
];

/**
 * Hotels that misbehave on purpose: ids 9000001 to 9000009 in the order above. They rank last, so nobody meets
 * them without looking for them by name or id.
 */
export function faultProperties(): Property[] {
  const place = placesByKey.get('tokyo');
  if (!place) throw new Error('The faults are in Tokyo.');
  return ROWS.map(([fault, ja, en], index) => ({
    id: String(9_000_001 + index),
    place,
    type: 'business',
    stars: 2,
    name: { ja, en },
    // In a row along the canal at Hatchobori, easy to tell apart on a map.
    latitude: Math.round((35.6745 + index * 0.0004) * 1e6) / 1e6,
    longitude: Math.round((139.7775 + index * 0.0006) * 1e6) / 1e6,
    town: { ja: '中央区八丁堀', en: 'Chuo-ku Hatchobori' },
    score: 2.1,
    reviewCount: 3,
    rank: 99_999_990 + index,
    fault,
  }));
}
