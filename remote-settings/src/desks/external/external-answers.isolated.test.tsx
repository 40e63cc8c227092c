import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partsDifferenceText } from '@yado/shared/format/billed-parts-entry';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Screen } from './ExternalBookingScreen.tsx';
import { externalMessages } from './external-messages.ts';
import query, { type ExternalBookingScreenQuery } from './__generated__/ExternalBookingScreenQuery.graphql';

// Its own tests hold it; here the form is complete, whatever is in it.
vi.mock('./check-external.ts', () => ({
  checkExternal: () => ({ booking: { employeeId: 'u1', paymentPrice: 24_800 } }),
}));

function renderForm() {
  const { environment } = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<ExternalBookingScreenQuery>(mock, query, { id: 'b1' })} />,
    { resolvers: { CompanyBranch: () => ({ id: 'b1' }) } },
  );
  const send = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'この内容で登録する' }));
    return (await findOperation(environment)).request.variables.input as Record<string, unknown>;
  };
  const refuse = (errorCode: string, more: object = {}) =>
    answerOperation(environment, {
      data: {
        bookHotelViaExternalSupplier: {
          __typename: 'BookViaExternalSupplierError',
          errorCode,
          guestIndex: null,
          timeZones: null,
          ratePercent: null,
          missingPrice: null,
          ...more,
        },
      },
    });
  return { environment, send, refuse };
}

beforeAll(installTestSite);

// spec: 7.external-booking
describe('the answer to an external booking', () => {
  it('is shown beside the field that it is about, and leads there', async () => {
    const { send, refuse } = renderForm();
    await userEvent.type(screen.getByRole('textbox', { name: /ホテル名/ }), '湯元館');
    await send();
    await refuse('CREDIT_LIMIT_EXCEEDED');
    expect(screen.getByText(externalMessages.CREDIT_LIMIT_EXCEEDED.text)).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /今回のお支払い/ })),
    );
    await send();
    await refuse('BRANCH_SUSPENDED');
    expect(screen.queryByText(externalMessages.CREDIT_LIMIT_EXCEEDED.text)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain(externalMessages.BRANCH_SUSPENDED.text);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /ホテル名/ }).value).toBe('湯元館');
  });

  it('may ask for the clock of a country that has several, until the place is another', async () => {
    const { send, refuse } = renderForm();
    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: /国・地域/ });
    expect(country.value).toBe('');
    expect(country.options[1]?.textContent).toBe('日本');
    await userEvent.selectOptions(country, 'アメリカ合衆国');
    expect(screen.queryByRole('combobox', { name: /現地の時刻/ })).toBeNull();
    await send();
    await refuse('TIME_ZONE_REQUIRED', { timeZones: ['America/Los_Angeles', 'America/New_York'] });
    expect(screen.getByText(externalMessages.TIME_ZONE_REQUIRED.text)).toBeTruthy();
    const zone = screen.getByRole<HTMLSelectElement>('combobox', { name: /現地の時刻/ });
    await waitFor(() => expect(document.activeElement).toBe(zone));
    await userEvent.selectOptions(zone, 'America/Los_Angeles');
    expect(zone.value).toBe('America/Los_Angeles');
    await userEvent.selectOptions(country, '日本');
    expect(screen.queryByRole('combobox', { name: /現地の時刻/ })).toBeNull();
  });

  it('says by how much the parts of a bill are not the price, and which of them has too much tax', async () => {
    const { send, refuse } = renderForm();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /国・地域/ }), '日本');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /請求書の消費税率/ }),
      '複数の税率・不課税がある',
    );
    const box = (name: RegExp) => screen.getByRole('textbox', { name });
    await send();
    await refuse('BILLED_PARTS_NOT_PRICE', { missingPrice: 300 });
    expect(screen.getByText(partsDifferenceText(300))).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box(/^対象外の金額/)));
    await send();
    await refuse('INVALID_BILLED_TAX', { ratePercent: 8 });
    expect(screen.getByText(externalMessages.INVALID_BILLED_TAX.text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box(/^8%対象の消費税額/)));
  });

  it('may be missing: sent again, it is the same booking', async () => {
    const { environment, send } = renderForm();
    const first = await send();
    await failOperation(environment, Object.assign(new Error(), { status: 503 }));
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('「外部手配の登録」に失敗しました。');
    expect(alert).toContain('もう一度押しても、二重に登録されることはありません。');
    const second = await send();
    expect(second).toMatchObject({ branchId: 'b1', employeeId: 'u1' });
    expect(second.idempotencyKey).toBe(first.idempotencyKey);
  });
});
