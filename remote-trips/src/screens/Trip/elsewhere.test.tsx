import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partsDifferenceText } from '@yado/shared/format/billed-parts-entry';
import { billedTaxMessages } from '@yado/shared/format/billed-tax-messages';
import { answerOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { testRoom, testTrip } from '../../_trip.ts';
import { Screen } from './TripScreen.tsx';
import query, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

function openTrip(change: object, role = 'EMPLOYEE') {
  return renderWithRelay(
    (mock) => <Screen data={loadTestQuery<TripScreenQuery>(mock, query, { id: 't1' })} />,
    { resolvers: { Query: () => ({ travelInDetail: testTrip(change), myself: { id: 'u1', role } }) } },
  );
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

beforeAll(installTestSite);

// spec: 2.trip, 7.external-booking
describe('a trip arranged elsewhere', () => {
  const elsewhere = { externalSupplierName: '旅館手配センター' };

  it('claims nothing of meals, taxes and charges at the hotel, and calls the number the agent’s', () => {
    const { pricing, itinerary, propertyContent: hotel } = testTrip();
    openTrip({
      ...elsewhere,
      pricing: { ...pricing, total: { ...pricing.total, taxAndServicePrice: 0, propertyPrice: null } },
      itinerary: {
        ...itinerary,
        rooms: itinerary.rooms.map((room) => ({
          ...room,
          propertyConfirmationId: 'RC-778',
          rate: { ...room.rate, is3rdParty: true },
        })),
      },
      propertyContent: { ...hotel, nameEn: hotel.name, countryCode: 'TW' },
    });
    expect(screen.queryByText('食事')).toBeNull();
    expect(screen.queryByText('税およびサービス料')).toBeNull();
    expect(screen.queryByText('ホテル確認番号')).toBeNull();
    expect(screen.getAllByText('手配先の予約番号')).toHaveLength(2);
    expect(screen.getAllByText('他社からの手配')).toHaveLength(2);
    expect(screen.getByText(/現地でのお支払いの有無は確認していません/)).toBeTruthy();
    expect(screen.getByText(/台湾$/)).toBeTruthy();
    expect(screen.getAllByText(hotel.name)).toHaveLength(2);
  });

  it('labels a room that was sold as a package', () => {
    openTrip({ expediaHotelRooms: [testRoom(1, { isPackageRate: true }), testRoom(2)] });
    expect(screen.getAllByText('交通とのセット料金')).toHaveLength(1);
    expect(screen.queryByText('他社からの手配')).toBeNull();
  });

  it('speaks of no charges at the hotel once all of it was canceled', () => {
    const { pricing } = testTrip();
    openTrip({
      ...elsewhere,
      status: 'CANCELED',
      pricing: { ...pricing, total: { ...pricing.total, propertyPrice: null } },
      expediaHotelRooms: [testRoom(1, { status: 'CANCELED', bookingStatus: 'CANCELED' })],
    });
    expect(screen.queryByText('現地でのお支払い')).toBeNull();
    expect(screen.queryByText(/ホテルで求められたとき/)).toBeNull();
  });

  it('says so and whom to ask, and leads to no page that does not exist', async () => {
    openTrip(elsewhere);
    expect(screen.getByText('「旅館手配センター」を通じて手配した予約です')).toBeTruthy();
    const note = screen.getByText(/変更やホテルへの確認は、Yado/);
    expect(within(note).getByRole('link', { name: '03-0000-0100' })).toBeTruthy();
    expect(links().filter((href) => href.startsWith('/hotels'))).toEqual([]);
    expect(screen.queryByRole('link', { name: 'もう一度予約' })).toBeNull();
    expect(screen.getByRole('link', { name: 'ホテルを探す' }).getAttribute('href')).toBe('/');
    expect(await axeFindings()).toEqual([]);
  });

  it('shows the tax as its bill says, and lets operators alone record it', async () => {
    const bill = { ratePercent: 8, taxPrice: 1_630, registrationNumber: 'T8000000000001', parts: [] };
    const hotel = { ...testTrip().propertyContent, countryCode: 'JP' };
    const { environment } = openTrip({ ...elsewhere, billedTax: bill, propertyContent: hotel }, 'OPERATOR');
    const user = userEvent.setup();
    expect(screen.getByText('8% ¥1,630 登録番号 T8000000000001')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '請求書の消費税を記録' }));
    const dialog = within(await screen.findByRole('dialog', { name: '手配先の請求書の消費税' }));
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /消費税額/ });
    expect(amount.value).toBe('1630');
    await user.clear(amount);
    await user.clear(dialog.getByRole('textbox', { name: /登録番号/ }));
    const save = () => user.click(dialog.getByRole('button', { name: '記録する' }));
    await save();
    expect(await dialog.findByText(billedTaxMessages.INVALID_BILLED_TAX)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await user.type(amount, '2,000');
    await user.selectOptions(dialog.getByRole('combobox', { name: /消費税率/ }), '10%');
    await save();
    expect((await findOperation(environment)).request.variables).toEqual({
      input: {
        travelId: testTrip().id,
        billedTax: { ratePercent: 10, taxPrice: 2_000, registrationNumber: null },
      },
    });
    await answerOperation(environment, {
      data: {
        recordBilledTax: {
          __typename: 'RecordBilledTaxError',
          errorCode: 'INVALID_BILL_NUMBER',
          ratePercent: null,
          missingPrice: null,
        },
      },
    });
    expect(await dialog.findByText(billedTaxMessages.INVALID_BILL_NUMBER)).toBeTruthy();
  });

  it('takes a bill by rate, where it has several or something outside of tax', async () => {
    const hotel = { ...testTrip().propertyContent, countryCode: 'JP' };
    const { environment } = openTrip({ ...elsewhere, propertyContent: hotel }, 'OPERATOR');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '請求書の消費税を記録' }));
    const dialog = within(await screen.findByRole('dialog', { name: '手配先の請求書の消費税' }));
    // A bill of one rate is as short as ever.
    expect(dialog.getAllByRole('textbox')).toHaveLength(2);
    await user.selectOptions(dialog.getByRole('combobox', { name: /消費税率/ }), '複数の税率・不課税がある');
    const box = (name: RegExp) => dialog.getByRole('textbox', { name });
    const save = () => user.click(dialog.getByRole('button', { name: '記録する' }));
    await user.type(box(/^10%対象の金額/), '27,540');
    await user.type(box(/^10%対象の消費税額/), '2,503');
    await user.type(box(/^8%対象.*金額/), '2,160');
    await user.type(box(/^8%対象の消費税額/), '160');
    expect(dialog.getByText('内訳の合計 ¥29,700 / 料金 ¥30,000(差額 -¥300)')).toBeTruthy();
    await save();
    expect(await dialog.findByText(partsDifferenceText(300))).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await user.type(box(/^対象外の金額/), '300');
    await save();
    expect((await findOperation(environment)).request.variables).toEqual({
      input: {
        travelId: testTrip().id,
        billedTax: {
          parts: [
            { ratePercent: 10, price: 27_540, taxPrice: 2_503 },
            { ratePercent: 8, price: 2_160, taxPrice: 160 },
            { ratePercent: null, price: 300, taxPrice: 0 },
          ],
          registrationNumber: null,
        },
      },
    });
    await answerOperation(environment, {
      data: {
        recordBilledTax: {
          __typename: 'RecordBilledTaxError',
          errorCode: 'INVALID_BILLED_TAX',
          ratePercent: 8,
          missingPrice: null,
        },
      },
    });
    expect(await dialog.findByText(billedTaxMessages.INVALID_BILLED_TAX)).toBeTruthy();
    expect(box(/^8%対象の消費税額/).getAttribute('aria-invalid')).toBe('true');
  });

  it('shows a bill by rate', () => {
    const parts = [
      { ratePercent: 10, price: 29_700, taxPrice: 2_700 },
      { ratePercent: null, price: 300, taxPrice: 0 },
    ];
    openTrip({
      ...elsewhere,
      billedTax: { ratePercent: 10, taxPrice: 2_700, registrationNumber: null, parts },
    });
    expect(screen.getByText('10%対象 ¥29,700 うち消費税 ¥2,700 対象外 ¥300 登録番号の記載なし')).toBeTruthy();
  });

  it('says where its bill has no number, and offers nobody else to record it', () => {
    openTrip({
      ...elsewhere,
      billedTax: { ratePercent: 10, taxPrice: 2_000, registrationNumber: null, parts: [] },
    });
    expect(screen.getByText('10% ¥2,000 登録番号の記載なし')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '請求書の消費税を記録' })).toBeNull();
  });

  it('says that what was canceled is still to be canceled with its supplier', () => {
    openTrip({ ...elsewhere, status: 'PARTIALLY_CANCELED' });
    expect(screen.getByText(/手配先での取り消しは、担当者が行います。/)).toBeTruthy();
  });

  it('says nothing of that while nothing was canceled', () => {
    openTrip(elsewhere);
    expect(screen.queryByText(/手配先での取り消し/)).toBeNull();
  });

  it('names the agency that arranged it', () => {
    openTrip({
      ...elsewhere,
      agency: { id: 'a1', name: 'みらいトラベル', normalTravelContactText: '電話 06-0000-0200' },
    });
    expect(screen.getByText(/変更やホテルへの確認は、みらいトラベル/).textContent).toContain('06-0000-0200');
  });

  it('is no other trip: these lead to their hotel', () => {
    openTrip({});
    expect(screen.queryByText(/を通じて手配した予約です/)).toBeNull();
    expect(screen.getByRole('link', { name: 'ホテルの詳細' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'もう一度予約' })).toBeTruthy();
  });
});

// spec: 2.trip, 4.history-types
it('shows why a room was canceled and why money went back, as far as the server tells', () => {
  const history = (id: string, historyType: string, data: object) => ({
    __typename: 'TravelHistory',
    id,
    historyType,
    createdAt: '2030-12-30T10:00:00+09:00',
    data,
  });
  openTrip({
    expediaHotelRooms: [
      testRoom(1),
      testRoom(2, {
        status: 'CANCELED',
        bookingStatus: 'CANCELED',
        canceledAt: '2030-12-30T10:00:00+09:00',
        cancelReason: '出張が中止になったため',
      }),
    ],
    updateTimeline: [
      history('h1', 'ROOM_CANCELED', {
        __typename: 'RoomCanceledData',
        expediaHotelRoomId: 'r2',
        cancelRefundPrice: null,
        by: 'COMPANY_EMPLOYEE',
        employeeId: 'u1',
        reason: '出張が中止になったため',
      }),
      history('h2', 'ROOM_REFUNDED', {
        __typename: 'RoomRefundedData',
        expediaHotelRoomId: 'r1',
        refundPrice: 1_000,
        reason: '騒音のお詫び',
      }),
    ],
  });
  expect(screen.getByText('理由: 出張が中止になったため')).toBeTruthy();
  expect(screen.getByText('理由: 騒音のお詫び')).toBeTruthy();
  const room = within(screen.getByRole('article', { name: /2室目/ }));
  expect(room.getByText('キャンセルの理由').nextElementSibling?.textContent).toBe('出張が中止になったため');
  const other = within(screen.getByRole('article', { name: /1室目/ }));
  expect(other.queryByText('キャンセルの理由')).toBeNull();
});

// spec: 7.travelDetailDownloadLink
it('makes the details out to the company, or to whom one says', async () => {
  const { environment } = openTrip({});
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /予約明細/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '予約明細をダウンロード' }));
  expect(dialog.getByText('明細の先頭に「株式会社さくら商事 御中」と印字します。')).toBeTruthy();
  await user.clear(dialog.getByRole('textbox', { name: /宛名/ }));
  await user.type(dialog.getByRole('textbox', { name: /宛名/ }), '山田 太郎');
  await user.click(dialog.getByRole('radio', { name: '様(個人)' }));
  expect(dialog.getByText('明細の先頭に「山田 太郎 様」と印字します。')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'ダウンロード' }));
  expect((await findOperation(environment)).request.variables.input).toMatchObject({
    addressee: '山田 太郎',
    addresseeKind: 'PERSON',
  });
});

it('names the characters of an addressee that the paper can’t show', async () => {
  const { environment } = openTrip({});
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /予約明細/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '予約明細をダウンロード' }));
  const addressee = dialog.getByRole('textbox', { name: /宛名/ });
  await user.type(addressee, '😀🌸');
  await user.click(dialog.getByRole('button', { name: 'ダウンロード' }));
  await answerOperation(environment, {
    data: { travelDetailLink: { __typename: 'UnprintableAddresseeError', characters: ['😀', '🌸'] } },
  });
  const problem = 'PDFに印字できない文字「😀」「🌸」が含まれています。ほかの文字に変えてください。';
  expect(dialog.getByText(problem)).toBeTruthy();
  expect(dialog.queryByText(/と印字します/)).toBeNull();
  expect(addressee.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(addressee);
  expect(await axeFindings()).toEqual([]);
  await user.type(addressee, '{Backspace}');
  expect(dialog.queryByText(problem)).toBeNull();
});
