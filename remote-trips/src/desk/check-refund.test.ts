import { describe, expect, it } from 'vitest';
import { checkRefund, readYen, refundable } from './check-refund.ts';

// spec: 7.refund-room
describe('a refund', () => {
  it.each([
    [{ paymentPrice: 10_000, refundPrice: null }, 10_000],
    [{ paymentPrice: 10_000 }, 10_000],
    [{ paymentPrice: 10_000, refundPrice: 4_000 }, 6_000],
    [{ paymentPrice: 10_000, refundPrice: 10_000 }, 0],
  ])('of a room with %o is at most %i', (room, left) => {
    expect(refundable(room)).toBe(left);
  });

  it.each([
    ['1', {}],
    ['10,000', {}],
    ['１００００', {}],
    ['0', { price: '1円から¥10,000までの整数で入力してください。' }],
    ['10001', { price: '1円から¥10,000までの整数で入力してください。' }],
    ['1.5', { price: '1円から¥10,000までの整数で入力してください。' }],
    ['', { price: '1円から¥10,000までの整数で入力してください。' }],
  ])('of %j yen has the problems %o', (price, problems) => {
    expect(checkRefund({ price, reason: 'お詫び' }, 10_000)).toEqual(problems);
  });

  it('wants a reason of at most 1000 characters', () => {
    expect(checkRefund({ price: '1', reason: ' ' }, 1).reason).toBe('返金の理由を入力してください。');
    expect(checkRefund({ price: '1', reason: 'あ'.repeat(1001) }, 1).reason).toBe(
      '1000文字以内で入力してください。',
    );
  });
});

it.each([
  ['4,800', 4_800],
  ['４８００', 4_800],
  ['-1', null],
  ['9999999999', null],
])('reads %j as %j yen', (text, yen) => {
  expect(readYen(text)).toBe(yen);
});
