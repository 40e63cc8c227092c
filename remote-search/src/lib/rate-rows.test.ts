import { describe, expect, it } from 'vitest';
import { type Compared, compareRates } from './rate-rows.ts';

const rate: Compared = {
  total: 20_000,
  perNight: 10_000,
  atHotel: null,
  localTax: null,
  meal: '食事なし',
  beds: 'ダブルベッド 1 台',
  squareMeters: 14,
  smoking: false,
  freeCancel: null,
  freeCancelText: null,
  roomsLeft: null,
  stars: 3,
  score: 4,
};
const soldOut: Compared = { ...rate, total: null, perNight: null, meal: null, beds: null };
const row = (label: string, ...rates: Compared[]) =>
  compareRates(rates).find((each) => each.label.startsWith(label));

describe('rates side by side', () => {
  it('mark the lowest price, and none where all are the same', () => {
    const cheaper = { ...rate, total: 18_000, perNight: 9_000 };
    expect(row('今回', rate, cheaper, rate)).toMatchObject({
      cells: ['¥20,000', '¥18,000', '¥20,000'],
      differs: true,
      best: [1],
    });
    expect(row('今回', rate, rate)).toMatchObject({ differs: false, best: [] });
  });

  it('mark two that are equally good among three', () => {
    const worse = { ...rate, score: 3.2 };
    expect(row('口コミ', rate, worse, rate)).toMatchObject({ cells: ['4.0', '3.2', '4.0'], best: [0, 2] });
  });

  it('hold the later free cancellation for better, across the end of a month, and none for worst', () => {
    const early = {
      ...rate,
      freeCancel: { freeUntil: '2026-11-30T23:59:00+09:00', alwaysFree: false },
      freeCancelText: '11月30日(月) 23:59 まで無料',
    };
    // 10 o'clock in Honolulu is 5 o'clock the next morning in Japan.
    const late = {
      ...rate,
      freeCancel: { freeUntil: '2026-11-30T10:00:00-10:00', alwaysFree: false },
      freeCancelText: '11月30日(月) 10:00(現地時間) まで無料',
    };
    expect(row('無料', early, late, rate)).toMatchObject({
      cells: ['11月30日(月) 23:59 まで無料', '11月30日(月) 10:00(現地時間) まで無料', 'なし'],
      best: [1],
    });
    const always = { ...rate, freeCancel: { freeUntil: '2026-11-29T00:00:00+09:00', alwaysFree: true } };
    expect(row('無料', always, late)?.best).toEqual([0]);
  });

  it('say nothing of what a sold-out rate would cost, and never hold it for best', () => {
    expect(row('今回', soldOut, rate)).toMatchObject({ cells: [null, '¥20,000'], differs: true, best: [] });
    expect(row('無料', soldOut, rate)).toMatchObject({ cells: [null, 'なし'] });
    expect(row('宿泊税などの目安', rate, { ...rate, localTax: '約¥400' })?.cells).toEqual([null, '約¥400']);
    expect(row('現地', soldOut, { ...rate, atHotel: '$12.50' })).toMatchObject({
      cells: [null, '$12.50'],
      best: [],
    });
  });

  it('do not judge meals, beds or smoking', () => {
    const other = { ...rate, meal: '朝食付き', beds: 'シングルベッド 2 台', smoking: true };
    for (const label of ['食事', 'ベッド', '喫煙']) {
      expect(row(label, rate, other)).toMatchObject({ differs: true, best: [] });
    }
  });
});
