import { addDays, todayIn } from '@yado/shared/format/calendar-date';
import { describe, expect, it } from 'vitest';
import { moveProblem, sumMove } from './move-rules.ts';

const day = (ahead: number) => addDays(todayIn(), ahead);
const from = { checkin: day(10), checkout: day(12) };

describe('days that a trip can be moved to', () => {
  it.each([
    ['a day later', 11, 13],
    ['to tonight', 0, 1],
    ['to one night less', 10, 11],
  ])('are right: %s', (_, checkin, checkout) => {
    expect(moveProblem({ checkin: day(checkin), checkout: day(checkout) }, from)).toBeNull();
  });

  it.each([
    ['where it is already', 10, 12, '今と同じ宿泊日'],
    ['to a day that has passed', -2, 1, '過ぎています'],
    ['for too many nights', 10, 39, '28泊まで'],
  ])('are refused: %s', (_, checkin, checkout, words) => {
    expect(moveProblem({ checkin: day(checkin), checkout: day(checkout) }, from)).toContain(words);
  });
});

describe('what comes back for the trip that is given up', () => {
  it('is what was paid for the rooms that are left, less what is kept and what came back before', () => {
    const rooms = [
      { paymentPrice: 20_000, refundPrice: 1_000, currentPenaltyPrice: 6_000 },
      { paymentPrice: 15_000, refundPrice: null, currentPenaltyPrice: 0 },
      { paymentPrice: 9_000, refundPrice: null, currentPenaltyPrice: null },
    ];
    expect(sumMove(rooms)).toEqual({ penalty: 6_000, refund: 28_000, refunded: 1_000 });
    expect(sumMove([])).toEqual({ penalty: 0, refund: 0, refunded: 0 });
  });
});
