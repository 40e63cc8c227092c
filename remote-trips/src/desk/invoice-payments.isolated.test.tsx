import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { Screen } from '../screens/Invoice/InvoiceScreen.tsx';
import query, { type InvoiceScreenQuery } from '../screens/Invoice/__generated__/InvoiceScreenQuery.graphql';
import { invoiceMessages } from './invoice-messages.ts';

const payment = {
  id: 'p1',
  paidOn: '2025-11-20',
  price: 20_000,
  recordedAt: '2025-11-21T10:00:00+09:00',
  recordedBy: { id: 'MemoAuthor:o1', name: '運営 花子' },
  removedAt: null as string | null,
  removedBy: null as object | null,
};
const invoice = {
  id: 'i1',
  invoiceNumber: 'Y202510-000001',
  status: 'ISSUED',
  startDate: '2025-10-01',
  dueDate: '2025-11-30',
  issuedAt: '2025-11-01T00:00:00+09:00',
  totalPrice: 51_700,
  openPrice: 31_700,
  issuerName: 'Yado株式会社',
  companyBranch: { id: 'b1', companyName: '株式会社さくら商事', branchName: '東京本社' },
  taxTotals: [{ taxRatePercent: 10, proof: 'QUALIFIED', price: 51_700, taxPrice: 4_700 }],
  lines: [],
  payments: [payment],
};

function renderInvoice(role: string, shown: object = invoice) {
  const { environment } = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<InvoiceScreenQuery>(mock, query, { id: 'i1' })} />,
    { resolvers: { Query: () => ({ invoice: shown, myself: { id: 'o1', role } }) } },
  );
  return {
    sent: async () => (await findOperation(environment)).request.variables as { input: object },
    answer: (mutation: object) =>
      answerOperation(environment, (operation) =>
        MockPayloadGenerator.generate(operation, { Mutation: () => mutation }),
      ),
    lose: () => failOperation(environment, new TypeError('no answer')),
  };
}

beforeAll(installTestSite);

// In a window of its own: in one that some thirty other files used before, its first dialog never opened.
// spec: 7.invoices
describe('payments of an invoice', () => {
  it('are shown to the customer by day and sum, with what is left to pay', async () => {
    renderInvoice('COMPANY_ADMIN');
    const list = screen.getByRole('heading', { name: 'ご入金' }).closest('section') as HTMLElement;
    expect(list.textContent).toContain('2025年11月20日(木)¥20,000');
    expect(list.textContent).toContain('残り¥31,700');
    expect(list.textContent).not.toContain('記録');
    expect(screen.queryByRole('button', { name: /入金/ })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('are recorded in part, under one key until an answer came', async () => {
    const user = userEvent.setup();
    const { sent, answer, lose } = renderInvoice('OPERATOR');
    await user.click(await screen.findByRole('button', { name: /2025年10月の入金を記録$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '入金を記録' }));
    const price = dialog.getByRole<HTMLInputElement>('textbox', { name: /入金額/ });
    expect(price.value).toBe('31700');
    await user.clear(price);
    await user.type(price, '31,701');
    const record = () => user.click(dialog.getByRole('button', { name: '入金を記録する' }));
    await record();
    expect(dialog.getByText('1円から¥31,700までの整数で入力してください。')).toBeTruthy();
    await user.clear(price);
    await user.type(price, '1,700');
    await record();
    const first = await sent();
    expect(first.input).toMatchObject({ invoiceId: 'i1', price: 1_700 });
    await lose();
    expect(price.readOnly).toBe(true);
    await record();
    expect(await sent()).toEqual(first);
    await answer({
      recordInvoicePayment: {
        __typename: 'RecordInvoicePaymentError',
        errorCode: 'PAYMENT_PRICE_NOT_ALLOWED',
      },
    });
    expect(await dialog.findByText(invoiceMessages.PAYMENT_PRICE_NOT_ALLOWED)).toBeTruthy();
    await record();
    await answer({
      recordInvoicePayment: {
        __typename: 'RecordInvoicePaymentSuccess',
        invoice: {
          ...invoice,
          openPrice: 30_000,
          payments: [payment, { ...payment, id: 'p2', paidOn: '2025-11-25', price: 1_700 }],
        },
      },
    });
    expect(await screen.findByText('¥21,700 入金済み、残り ¥30,000')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: '入金を記録' })).toBeNull();
  });

  it('are removed after a question, and stay known to operators', async () => {
    const user = userEvent.setup();
    const { sent, answer } = renderInvoice('OPERATOR');
    await user.click(
      await screen.findByRole('button', { name: '2025年11月20日(木)の入金 ¥20,000の記録を取り消す' }),
    );
    const dialog = within(await screen.findByRole('alertdialog', { name: '入金の記録を取り消しますか' }));
    const remove = () => user.click(dialog.getByRole('button', { name: '記録を取り消す' }));
    await remove();
    expect(await sent()).toEqual({ input: { invoiceId: 'i1', paymentId: 'p1' } });
    await answer({
      removeInvoicePayment: { __typename: 'RemoveInvoicePaymentError', errorCode: 'CREDIT_USED' },
    });
    expect(await dialog.findByText(invoiceMessages.CREDIT_USED)).toBeTruthy();
    await remove();
    const removed = {
      ...payment,
      removedAt: '2025-11-22T09:30:00+09:00',
      removedBy: { id: 'MemoAuthor:o2', name: '運営 次郎' },
    };
    await answer({
      removeInvoicePayment: {
        __typename: 'RemoveInvoicePaymentSuccess',
        invoice: { ...invoice, openPrice: 51_700, payments: [removed] },
      },
    });
    expect(await screen.findByText(/取り消し 2025年11月22日\(土\) 運営 次郎/)).toBeTruthy();
    expect(screen.getByText('¥20,000').tagName).toBe('DEL');
    expect(screen.queryByRole('button', { name: /の記録を取り消す$/ })).toBeNull();
  });
});
