import { expect, it } from 'vitest';
import { answerWithout, type LocalTaxAnswer } from '../local-tax/local-tax-answer.ts';
import { hideFromGuests } from './travel-local-tax.ts';

it('sends guests to the hotel where the estimate would say what the room costs, and nowhere else', () => {
  const answer = (isShareOfPrice: boolean): LocalTaxAnswer => {
    const tax = { kind: 'LODGING' as const, authority: '倶知安町', amount: 600, source: '条例' };
    const taxes = [
      { ...tax, isShareOfPrice: false },
      { ...tax, isShareOfPrice },
    ];
    return { state: 'ESTIMATED', estimate: { total: 1_200, isUpperBound: false, taxes } };
  };
  expect(hideFromGuests(answer(true))).toEqual(answerWithout('ASK_HOTEL'));
  expect(hideFromGuests(answer(false))).toEqual(answer(false));
  expect(hideFromGuests(answerWithout('UNKNOWN'))).toEqual(answerWithout('UNKNOWN'));
});
