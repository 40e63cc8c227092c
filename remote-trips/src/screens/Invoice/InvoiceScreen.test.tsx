import { screen, within } from '@testing-library/react';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { Screen } from './InvoiceScreen.tsx';
import query, { type InvoiceScreenQuery } from './__generated__/InvoiceScreenQuery.graphql';

const line = (id: string, price: number, more: object = {}) => ({
  id,
  kind: 'BOOKING',
  canceled: false,
  travelId: `travel-${id}`,
  travelNumber: `Y-${id}`,
  hotelName: 'ホテルカレイド新宿',
  guestName: 'TANAKA KENICHI',
  checkin: '2030-10-01',
  checkout: '2030-10-03',
  price,
  taxRatePercent: 10,
  taxBasis: 'HOTEL',
  isElsewhere: false,
  isLocalTax: false,
  hotelRegistrationNumber: 'T8000000000001',
  deductiblePercent: null,
  companyIdByEmployee: null,
  departmentIdByEmployee: null,
  ...more,
});
const invoice = {
  id: 'i1',
  invoiceNumber: 'Y203010-000001',
  status: 'ISSUED',
  startDate: '2030-10-01',
  dueDate: '2030-11-30',
  totalPrice: 27_000,
  issuerName: 'Yado株式会社',
  companyBranch: { companyName: '株式会社さくら商事', branchName: '東京本社' },
  issuedAt: '2030-11-01T00:00:00+09:00',
  openPrice: 27_000,
  payments: [],
  jpPintProblem: null,
  taxTotals: [
    { taxRatePercent: 10, proof: 'HOTEL', price: 22_000, taxPrice: 2_000 },
    { taxRatePercent: null, proof: 'OUTSIDE', price: 5_000, taxPrice: 0 },
  ],
  lines: [
    line('1', 30_000, { departmentIdByEmployee: 'DEPT-7' }),
    line('2', -8_000, { kind: 'CANCEL_CREDIT', departmentIdByEmployee: 'DEPT-7' }),
    line('3', 5_000, { canceled: true, taxRatePercent: null }),
  ],
};

const renderInvoice = (shown: object | null) =>
  renderWithRelay((mock) => <Screen data={loadTestQuery<InvoiceScreenQuery>(mock, query, { id: 'i1' })} />, {
    resolvers: { Query: () => ({ invoice: shown }) },
  });

beforeAll(installTestSite);

// spec: 3.invoice
describe('InvoiceScreen', () => {
  it('shows what is billed for each room, with its trip, code and tax rate', async () => {
    renderInvoice(invoice);
    const row = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(row(/Y-1/).getByRole('link', { name: 'Y-1' }).getAttribute('href')).toBe('/trips/travel-1');
    expect(row(/Y-1/).getByText('DEPT-7')).toBeTruthy();
    expect(row(/Y-1/).getByText('10%')).toBeTruthy();
    expect(row(/Y-2/).getByText(/キャンセルによる返金\(請求済みの分\)/)).toBeTruthy();
    expect(row(/Y-3/).getByText(/^キャンセル料/)).toBeTruthy();
    expect(row(/Y-3/).getByText('対象外')).toBeTruthy();
    expect(row(/Y-3/).queryByText('税込')).toBeNull();
    expect(row(/Y-1/).getByText('税込')).toBeTruthy();
    expect(screen.getByText('ご請求額(税込、対象外を含む)')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('adds up by tax rate and by department', () => {
    renderInvoice(invoice);
    const heading = screen.getByRole('heading', { name: '部署コードごとの合計' });
    const departments = heading.closest('section')?.textContent ?? heading.parentElement?.textContent;
    expect(departments).toContain('DEPT-7¥22,000');
    expect(departments).toContain('コードなし¥5,000');
    expect(document.body.textContent).toContain(
      '10%対象(うち消費税 ¥2,000・参考、宿泊施設が適格請求書を交付)¥22,000',
    );
    expect(document.body.textContent).toContain('消費税対象外¥5,000');
  });

  it('says of a draft that it changes, and has no files of it', () => {
    renderInvoice({ ...invoice, status: 'DRAFT' });
    expect(screen.getByText(/月末までの予約、キャンセル、返金で変わります/)).toBeTruthy();
    expect(screen.getByText('2030/11/30(予定)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /で保存$/ })).toBeNull();
  });

  it('marks what is taxed at the reduced rate, with what the mark stands for', () => {
    renderInvoice({
      ...invoice,
      status: 'DRAFT',
      taxTotals: [{ taxRatePercent: 8, proof: 'HOTEL', price: 10_800, taxPrice: 800 }],
      lines: [line('1', 10_800, { taxRatePercent: 8 })],
    });
    expect(within(screen.getByRole('row', { name: /Y-1/ })).getByText('8%※')).toBeTruthy();
    expect(screen.getByText(/^8%※対象/)).toBeTruthy();
    expect(screen.getAllByText('※は軽減税率の対象です。')).toHaveLength(2);
    expect(screen.getByText('ご請求額(税込)')).toBeTruthy();
  });

  it('calls the number on the bill of who arranged a trip theirs, not the hotel’s', () => {
    renderInvoice({
      ...invoice,
      taxTotals: [{ taxRatePercent: 10, proof: 'HOTEL', price: 22_000, taxPrice: 2_000 }],
      lines: [line('1', 22_000, { isElsewhere: true })],
    });
    expect(screen.getByText('手配先の登録番号 T8000000000001')).toBeTruthy();
    expect(document.body.textContent).toContain('参考、手配先が適格請求書を交付)¥22,000');
    expect(document.body.textContent).not.toContain('宿泊施設');
  });

  it('has no such mark where nothing is', () => {
    renderInvoice(invoice);
    expect(screen.queryByText(/※/)).toBeNull();
  });

  it('shows no sums by department where no booking has a code', () => {
    renderInvoice({ ...invoice, lines: [line('1', 27_000)] });
    expect(screen.queryByRole('heading', { name: '部署コードごとの合計' })).toBeNull();
  });

  it('says why there is no electronic invoice, and where the ID is entered, instead of one that is invalid', async () => {
    renderInvoice({ ...invoice, jpPintProblem: 'BUYER_ID_MISSING' });
    expect(screen.queryByRole('button', { name: /JP PINT/ })).toBeNull();
    expect(screen.getByText(/支店のPeppol IDがないため保存できません/)).toBeTruthy();
    const link = screen.getByRole('link', { name: '支店情報でPeppol IDを入力' });
    expect(link.getAttribute('href')).toBe('/settings/branch');
    expect(await axeFindings()).toEqual([]);
  });

  it('says that an issuer without a number makes none', () => {
    renderInvoice({ ...invoice, jpPintProblem: 'SELLER_NUMBER_MISSING' });
    expect(screen.queryByRole('button', { name: /JP PINT/ })).toBeNull();
    expect(screen.getByText(/発行者に登録番号がないため作成できません/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Peppol ID/ })).toBeNull();
  });

  it('offers an electronic invoice where there is one', () => {
    renderInvoice(invoice);
    expect(screen.getByRole('button', { name: /JP PINT/ })).toBeTruthy();
    expect(screen.queryByText(/Peppol/)).toBeNull();
  });

  it('says when there is no such invoice', async () => {
    renderInvoice(null);
    expect(screen.getByRole('heading', { level: 1, name: '請求書が見つかりません' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });
});
