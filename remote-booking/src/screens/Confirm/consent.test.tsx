import { screen } from '@testing-library/react';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDraft, testGuest } from '../../_draft.ts';
import { agree, consents, renderConfirm } from './_confirm.tsx';

beforeAll(installTestSite);
beforeEach(() => sessionStorage.clear());

describe('the consent to a booking', () => {
  it('takes back the ticks when another tab changes what is booked, and says why', async () => {
    const { environment } = renderConfirm();
    const draftId = environment
      .getStore()
      .getSource()
      .getRecordIDs()
      .map((id) => /^BookingDraft:(prepared-\d+)$/.exec(id)?.[1])
      .find((id) => id !== undefined);
    await agree();
    const tab = new BroadcastChannel(`yado:draft:p1/${draftId}`);
    tab.postMessage({
      draft: testDraft({
        guests: [testGuest({ familyName: 'ITO', givenName: 'KEN' })],
        payment: { type: 'INVOICE' },
      }),
      savedAs: 2,
    });
    expect(await screen.findByText('予約の内容が変わりました')).toBeTruthy();
    tab.close();
    expect(screen.getByText(/ITO/)).toBeTruthy();
    expect(consents().map((consent) => (consent as HTMLInputElement).checked)).toEqual([false, false]);
  });
});
