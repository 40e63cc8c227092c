import { describe, expect, it } from 'vitest';
import { compareHotels, type ComparedHotelFacts } from './hotel-rows.ts';

const offer = {
  perNight: 10_000,
  total: 20_000,
  atHotel: null,
  localTax: null,
  meal: '食事なし',
  freeCancel: { freeUntil: null, alwaysFree: false },
  freeCancelText: null,
  roomsLeft: null,
};
const hotel: ComparedHotelFacts = {
  offer,
  distanceMeters: 400,
  distanceText: '東京駅から400m',
  stars: 3,
  score: 4,
  reviews: 1_250,
  kind: 'ホテル',
  checkIn: '15:00から',
  checkOut: '10:00',
  amenities: ['無料Wi-Fi', '駐車場'],
};
const row = (label: string, ...hotels: ComparedHotelFacts[]) =>
  compareHotels(hotels, '2泊・1室').find((each) => each.label.startsWith(label));

describe('hotels side by side', () => {
  it('mark the lowest price and the shortest way', () => {
    const other = {
      ...hotel,
      offer: { ...offer, total: 18_000 },
      distanceMeters: 1_200,
      distanceText: '東京駅から1.2km',
    };
    expect(row('2泊・1室の合計', hotel, other)).toMatchObject({
      cells: ['¥20,000', '¥18,000'],
      best: [1],
      bestWord: '最安',
    });
    expect(row('距離', hotel, other)).toMatchObject({ best: [0], bestWord: '最短' });
    expect(row('口コミ', hotel, other)).toMatchObject({
      cells: ['4.0(1,250件)', '4.0(1,250件)'],
      differs: false,
    });
  });

  it('say that nothing is free apart from that no price came, and hold neither for best', () => {
    const full = { ...hotel, offer: null };
    const silent = { ...hotel, offer: undefined };
    expect(row('2泊・1室の合計', full, silent, hotel)).toMatchObject({
      cells: ['条件に合う空室なし', '料金を取得できませんでした', '¥20,000'],
      best: [],
    });
    expect(row('現地', full, silent, hotel)?.cells).toEqual([null, null, 'このプランには記載なし']);
    expect(row('表示プランの無料キャンセル', full, hotel)?.cells).toEqual([null, 'なし']);
  });
});
