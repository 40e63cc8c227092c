import { describe, expect, it } from 'vitest';
import { moveProblem, sumMove } from './move-rules.ts';

const today = '2026-12-31';
const from = { checkin: '2027-01-10', checkout: '2027-01-12' };

describe('days that a trip can be moved to', () => {
  it.each([
    ['2027-01-11', '2027-01-13'],
    ['2026-12-31', '2027-01-01'],
    ['2027-01-10', '2027-01-11'],
    ['2027-12-31', '2028-01-01'],
  ])('%s to %s are right', (checkin, checkout) => {
    expect(moveProblem({ checkin, checkout }, from, today)).toBeNull();
  });

  it.each([
    ['2027-01-10', '2027-01-12', '今と同じ宿泊日'],
    ['2026-12-30', '2027-01-01', '過ぎています'],
    ['2027-12-31', '2028-01-02', '1年先まで'],
    ['2027-02-01', '2027-03-02', '28泊まで'],
    ['2027-02-30', '2027-03-02', '宿泊日を選んで'],
  ])('%s to %s are refused: %s', (checkin, checkout, words) => {
    expect(moveProblem({ checkin, checkout }, from, today)).toContain(words);
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
