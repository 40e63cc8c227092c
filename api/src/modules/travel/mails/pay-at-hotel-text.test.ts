import { expect, it } from 'vitest';
import { answerWithout, type LocalTaxAnswer } from '../../local-tax/local-tax-answer.ts';
import { payAtHotelText } from './pay-at-hotel-text.ts';

const estimated = (isUpperBound: boolean): LocalTaxAnswer => ({
  state: 'ESTIMATED',
  estimate: { total: 1_200, isUpperBound, taxes: [] },
});

it('says that nothing is due only where that is known', () => {
  expect(payAtHotelText(null, answerWithout('NONE'))).toBe('なし');
  expect(payAtHotelText(null, answerWithout('UNKNOWN'))).toBe(
    '有無は確認していません(宿泊税などがかかることがあります)',
  );
});

it('names the sum of the hotel and the estimate of its taxes, never added', () => {
  const usd = { currency: 'USD', value: '40.00' };
  const price = { total: usd, resortPrice: usd, mandatoryPrice: null, mandatoryTaxPrice: null };
  const sum = payAtHotelText(price, answerWithout('UNKNOWN'));
  expect(sum).toMatch(/40\.00\(上記に含まれません\)$/);
  expect(payAtHotelText(price, estimated(true))).toBe(
    `${sum}、宿泊税などの目安 最大¥1,200(ホテルが現地で集めます。上記に含まれません)`,
  );
  expect(payAtHotelText(null, estimated(false))).toMatch(/^宿泊税などの目安 約¥1,200\(/);
});
