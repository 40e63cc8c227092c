import { expect, it } from 'vitest';
import { hotelNumberText, proofText, taxBasisText } from './tax-basis-text.ts';

it.each([
  [{ taxBasis: 'OWN' }, '発行者の課税売上'],
  [{ taxBasis: 'PROXY' }, '媒介者交付特例'],
  [{ taxBasis: 'HOTEL' }, '宿泊施設が適格請求書を交付'],
  [{ taxBasis: 'HOTEL', isElsewhere: true }, '手配先が適格請求書を交付'],
  [{ taxBasis: 'UNREGISTERED', deductiblePercent: 70 }, '適格請求書なし(経過措置 70%控除)'],
  [{ taxBasis: 'UNREGISTERED', deductiblePercent: 0 }, '適格請求書なし(仕入税額控除なし)'],
  [{ taxBasis: 'OUTSIDE' }, '消費税対象外'],
  [{ taxBasis: null }, null],
  // Of a later release.
  [{ taxBasis: 'SOMETHING_NEW' }, null],
])('what the tax of a line rests on is in words: %o', (line, text) => {
  expect(taxBasisText(line)).toBe(text);
});

it('the hotel’s number and the proof of a total are named where there are any', () => {
  expect(hotelNumberText({ hotelRegistrationNumber: 'T8000000000001' })).toBe(
    '宿泊施設の登録番号 T8000000000001',
  );
  expect(hotelNumberText({ hotelRegistrationNumber: 'T8000000000001', isElsewhere: true })).toBe(
    '手配先の登録番号 T8000000000001',
  );
  expect(hotelNumberText({ hotelRegistrationNumber: null })).toBeNull();
  expect(['QUALIFIED', 'HOTEL', 'UNREGISTERED', 'OUTSIDE'].map((proof) => proofText(proof, []))).toEqual([
    null,
    '宿泊施設が適格請求書を交付',
    '適格請求書なし',
    null,
  ]);
  const [hotel, agent] = [{ taxBasis: 'HOTEL' }, { taxBasis: 'HOTEL', isElsewhere: true }];
  expect(proofText('HOTEL', [agent])).toBe('手配先が適格請求書を交付');
  expect(proofText('HOTEL', [agent, hotel])).toBe('宿泊施設または手配先が適格請求書を交付');
});
