import { screen } from '@testing-library/react';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderConfirm } from './_confirm.tsx';

beforeAll(installTestSite);
beforeEach(() => sessionStorage.clear());

describe('PayAtHotel', () => {
  it('says which taxes the hotel is expected to collect, and that they are paid there', () => {
    const taxes = [{ kind: 'LODGING', authority: '広島県', amount: 400 }];
    renderConfirm(
      { paymentPrice: 24_000 },
      { LocalTaxEstimate: () => ({ total: 400, isUpperBound: false, taxes }), Rate: () => ({}) },
    );
    expect(screen.getByText('宿泊税(広島県)').nextElementSibling?.textContent).toBe('¥400');
    expect(screen.getByText('現地でかかる税の目安').nextElementSibling?.textContent).toBe('約¥400');
    expect(screen.getByText('現地での宿泊税などの目安').nextElementSibling?.textContent).toBe('約¥400');
    expect(screen.getByText(/ホテルが現地で集め、今回のお支払いには含まれません/)).toBeTruthy();
    expect(screen.queryByText('予約にかかる現地払いの料金はありません。')).toBeNull();
    expect(screen.getByRole('button', { name: '¥24,000 で予約を確定する' })).toBeTruthy();
  });

  it.each([
    ['NONE', '予約にかかる現地払いの料金はありません。'],
    [
      'UNKNOWN',
      '宿泊税など、現地でのお支払いの有無は確認していません。ホテルで求められたときは、現地でお支払いください。',
    ],
  ])('says that nothing is due at the hotel only where that is known: %s', (localTaxState, words) => {
    renderConfirm({ usingRate: { localTax: null, localTaxState } });
    expect(screen.getByText(/現地払いの料金はありません|有無は確認していません/).textContent).toBe(words);
  });
});
