import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { invoiceMessages } from '../../desk/invoice-messages.ts';
import { Screen } from './InvoicesScreen.tsx';
import query, { type InvoicesScreenQuery } from './__generated__/InvoicesScreenQuery.graphql';

const invoice = (month: string, status: string, more: object = {}) => ({
  node: {
    id: month,
    invoiceNumber: `Y${month.replace('-', '')}-000001`,
    status,
    startDate: `${month}-01`,
    dueDate: '2030-11-30',
    totalPrice: 51_700,
    issuerName: 'Yado株式会社',
    companyBranch: { companyName: '株式会社さくら商事', branchName: '東京本社' },
    issuedAt: `${month}-28T00:00:00+09:00`,
    openPrice: 51_700,
    payments: [],
    ...more,
  },
});

const payment = (paidOn: string, price: number) => ({
  id: `payment-${paidOn}-${price}`,
  paidOn,
  price,
  removedAt: null,
});

function renderInvoices(edges: object[], role = 'COMPANY_ADMIN') {
  return renderWithRelay(
    (mock) => (
      <Screen
        data={{
          branchId: null,
          query: loadTestQuery<InvoicesScreenQuery>(mock, query, { branchId: null }),
        }}
      />
    ),
    {
      resolvers: {
        Myself: () => ({ role }),
        InvoiceConnection: () => ({ totalCount: edges.length, edges, pageInfo: { hasNextPage: false } }),
      },
    },
  );
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

afterEach(() => {
  vi.restoreAllMocks();
});

beforeAll(installTestSite);

// spec: 2.invoices, 3.invoice, 7.invoices, 7.invoiceDownloadLink
describe('InvoicesScreen', () => {
  it('says why a month is below zero, and what becomes of the difference', () => {
    renderInvoices([invoice('2030-11', 'DRAFT', { totalPrice: -12_000 }), invoice('2030-10', 'ISSUED')]);
    expect(
      row(/2030年11月/).getByText(/返金.*上回っているため、マイナス.*翌月以降.*差し引きます/),
    ).toBeTruthy();
    expect(row(/2030年10月/).queryByText(/マイナス/)).toBeNull();
  });

  it('lists months with what is due and what is not fixed yet', async () => {
    renderInvoices([
      invoice('2030-11', 'DRAFT'),
      invoice('2030-10', 'OVERDUE'),
      invoice('2030-09', 'PAID', {
        openPrice: 0,
        payments: [payment('2030-12-20', 50_000), payment('2030-12-25', 1_700)],
      }),
      invoice('2030-08', 'OVERDUE', {
        openPrice: 1_700,
        payments: [
          payment('2030-12-20', 50_000),
          { ...payment('2030-12-21', 9), removedAt: '2030-12-22T00:00:00Z' },
        ],
      }),
    ]);
    const draft = row(/2030年11月/);
    expect(draft.getByText('下書き')).toBeTruthy();
    expect(draft.getByText('2030/11/30(予定)')).toBeTruthy();
    expect(draft.queryByRole('button')).toBeNull();
    expect(draft.queryByText(/請求書番号/)).toBeNull();
    expect(screen.queryByText(/マイナス/)).toBeNull();
    expect(row(/2030年10月/).getByText(/至急お支払いください/)).toBeTruthy();
    expect(row(/2030年9月/).getByText('2030年12月25日(水)に入金')).toBeTruthy();
    expect(row(/2030年9月/).queryByText(/残り/)).toBeNull();
    expect(row(/2030年8月/).getByText('¥50,000 入金済み、残り ¥1,700')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: '支店' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('asks for a fresh link and follows it, and says when there is none', async () => {
    const user = userEvent.setup();
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this.href);
    });
    const { environment } = renderInvoices([invoice('2030-10', 'ISSUED')]);
    const save = async (format: string, link: object | null) => {
      await user.click(screen.getByRole('button', { name: `2030年10月の請求書を${format}で保存` }));
      const { variables } = (await findOperation(environment)).request;
      await answerOperation(environment, (operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => ({ invoiceDownloadLink: link }) }),
      );
      return variables;
    };
    expect(await save('CSV', { url: 'http://yado.test/documents/x' })).toEqual({
      input: { invoiceId: '2030-10', format: 'CSV' },
    });
    expect(followed).toEqual(['http://yado.test/documents/x']);
    await save('PDF', null);
    expect(followed).toHaveLength(1);
  });

  it('lets a desk choose the branch, and names whose each is', () => {
    renderInvoices([invoice('2030-10', 'ISSUED')], 'OPERATOR');
    expect(screen.getByRole('combobox', { name: '支店' })).toBeTruthy();
    expect(row(/2030年10月/).getByText('株式会社さくら商事 東京本社')).toBeTruthy();
    expect(row(/2030年10月/).getByText('発行者 Yado株式会社')).toBeTruthy();
  });

  it('lets an operator alone void an open one, after a question, and says when it is too late', async () => {
    const user = userEvent.setup();
    const { environment } = renderInvoices(
      [invoice('2030-10', 'ISSUED'), invoice('2030-09', 'PAID'), invoice('2030-08', 'VOID')],
      'OPERATOR',
    );
    // What only operators use is downloaded for them alone.
    const [action, ...others] = await screen.findAllByRole('button', { name: /月を取り消す$/ });
    expect(others).toEqual([]);
    if (action) await user.click(action);
    const dialog = within(await screen.findByRole('alertdialog', { name: '請求書を取り消しますか' }));
    expect(dialog.getByText(/2030年10月の請求書\(¥51,700\)です。/)).toBeTruthy();
    const confirm = () => user.click(dialog.getByRole('button', { name: '取り消す' }));
    const answer = (updateInvoiceStatus: object) =>
      answerOperation(environment, (operation) =>
        MockPayloadGenerator.generate(operation, { Mutation: () => ({ updateInvoiceStatus }) }),
      );
    await confirm();
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ invoiceId: '2030-10' }),
    );
    await answer({ __typename: 'UpdateInvoiceStatusError', errorCode: 'INVOICE_HAS_PAYMENTS' });
    expect(await dialog.findByText(invoiceMessages.INVOICE_HAS_PAYMENTS)).toBeTruthy();
    await confirm();
    await answer({
      __typename: 'UpdateInvoiceStatusSuccess',
      invoice: { ...invoice('2030-10', 'VOID', { openPrice: 0 }).node },
    });
    expect(await row(/2030年10月/).findByText('取り消し')).toBeTruthy();
  });

  it('says when there is none yet', async () => {
    renderInvoices([]);
    expect(screen.getByText('請求書はまだありません')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });
});
