import { describe, expect, it } from 'vitest';
import { chargedCancelText, freeCancelText } from './free-cancel.ts';
import { isFreeAt } from './is-free-at.ts';

const dayEnd = '2027-01-30T23:59:00+09:00';

describe('free cancellation', () => {
  it.each([
    [{ freeUntil: '2027-01-28T18:00:00+09:00', alwaysFree: false }, '1月28日(木) 18:00 まで無料'],
    [{ freeUntil: dayEnd, alwaysFree: false }, '1月30日(土) 23:59 まで無料'],
    [{ freeUntil: dayEnd, alwaysFree: true }, 'チェックイン日までいつでも無料'],
    [{ freeUntil: null, alwaysFree: false }, null],
  ])('is worded for %o', (cancellation, text) => {
    expect(freeCancelText(cancellation, 'Asia/Tokyo')?.text ?? null).toBe(text);
  });

  it('says the hotel’s time first and Japan’s second', () => {
    const cancellation = { freeUntil: '2027-01-28T18:00:00-10:00', alwaysFree: false };
    expect(freeCancelText(cancellation, 'Pacific/Honolulu')).toEqual({
      local: '1月28日(木) 18:00(現地時間) まで無料',
      japan: '日本時間 1月29日(金) 13:00',
      text: '1月28日(木) 18:00(現地時間) / 日本時間 1月29日(金) 13:00 まで無料',
    });
  });

  it.each([
    [[31_739], '返金不可'],
    [[2_300, 31_739], '予約直後からキャンセル料¥2,300'],
    [[], '予約直後からキャンセル料が発生します'],
  ])('that there is none says what %o yen of 31739 mean right after booking', (penalties, text) => {
    const stages = penalties.map((penaltyPrice) => ({ penaltyPrice }));
    expect(chargedCancelText(stages, 31_739)).toBe(text);
  });

  it('ends with its hour, and without one never', () => {
    const later = new Date('2027-01-31T12:00:00+09:00');
    expect(isFreeAt({ freeUntil: dayEnd, alwaysFree: false }, later)).toBe(false);
    expect(isFreeAt({ freeUntil: dayEnd, alwaysFree: true }, later)).toBe(true);
    expect(isFreeAt({ freeUntil: null, alwaysFree: false }, later)).toBe(false);
  });
});
