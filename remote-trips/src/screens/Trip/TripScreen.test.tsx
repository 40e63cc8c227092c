import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { testBookedRoom, testRoom, testTrip } from '../../_trip.ts';
import { Screen } from './TripScreen.tsx';
import query, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

const employee = { id: 'u1', role: 'EMPLOYEE' };

function renderTrip(trip: object | null, myself: object = employee) {
  return renderWithRelay(
    (environment) => <Screen data={loadTestQuery<TripScreenQuery>(environment, query, { id: 't1' })} />,
    { resolvers: { Query: () => ({ travelInDetail: trip, myself }) } },
  );
}

beforeAll(installTestSite);

// spec: 2.trip, 3.itinerary-room, 7.travelInDetail
describe('TripScreen', () => {
  // spec: 2.trip
  it('shows number, rooms, policy, memos and contacts, without an accessibility fault', async () => {
    renderTrip(testTrip());
    expect(screen.getByRole('heading', { level: 1, name: '東京駅ホテル' })).toBeTruthy();
    expect(screen.getByText('予約番号 T-301101-AAAAAA')).toBeTruthy();
    const room = within(screen.getByRole('article', { name: /2室目/ }));
    expect(room.getByText('Suzuki Ken')).toBeTruthy();
    expect(room.getByText('朝食付き')).toBeTruthy();
    expect(room.getByText('禁煙を希望')).toBeTruthy();
    expect(room.getByText('発行待ち(予約は確定しています)')).toBeTruthy();
    expect(room.getByText(/12月29日\(日\) 23:59 まで無料/)).toBeTruthy();
    expect(screen.getByText('領収書は本社宛て')).toBeTruthy();
    expect(screen.getByText('企業管理コード').nextElementSibling?.textContent).toBe('SKR-001');
    expect(screen.getAllByRole('link', { name: '03-1234-5678' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: '宿泊確認書' }).getAttribute('href')).toBe('/trips/t1/vouchers');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /宿泊者用のリンク/ }).value).toBe(
      `${window.location.origin}/p/trips/KEY`,
    );
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['OPEN', 'カードの名義人から、カード会社への異議の申し立てがあります'],
    ['CHARGED_BACK', 'カード会社から名義人へ返金されました'],
  ])('says what a disputed payment means for refunds: %s', async (cardDispute, title) => {
    renderTrip(testTrip({ cardDispute }));
    const payment = within(screen.getByRole('region', { name: '今回のお支払い' }));
    expect(payment.getByText(title)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it.each([null, 'A_WORD_OF_LATER'])('says nothing of disputes where it is %s', (cardDispute) => {
    renderTrip(testTrip({ cardDispute }));
    expect(screen.queryByText(/異議|名義人/)).toBeNull();
  });

  it('keeps what is paid now apart from what the hotel collects', () => {
    renderTrip(testTrip());
    const now = within(screen.getByRole('region', { name: '今回のお支払い' }));
    expect(now.getByText('¥30,000')).toBeTruthy();
    expect(now.getByText('出張用(Visa •••• 4242)')).toBeTruthy();
    const there = within(screen.getByRole('region', { name: '現地でのお支払い' }));
    expect(there.getAllByText(/\$12\.50/)).toHaveLength(2);
    expect(there.queryByText(/¥/)).toBeNull();
  });

  it('leads from a mandatory charge without a name to what the hotel says of it', async () => {
    const fee = { currency: 'JPY', value: '700' };
    const { pricing } = testTrip() as { pricing: { total: object } };
    const propertyPrice = { total: fee, resortPrice: null, mandatoryPrice: fee, mandatoryTaxPrice: null };
    renderTrip(testTrip({ pricing: { ...pricing, total: { ...pricing.total, propertyPrice } } }));
    const there = within(screen.getByRole('region', { name: '現地でのお支払い' }));
    expect(there.getByText(/「必須の料金」の内容は/)).toBeTruthy();
    Element.prototype.scrollIntoView ??= () => {};
    await userEvent.click(there.getByRole('link', { name: '現地でお支払いいただく料金' }));
    expect(document.activeElement?.textContent).toBe('現地でお支払いいただく料金宿泊税 JPY 100');
  });

  it.each([
    ['UNKNOWN', true],
    ['NONE', false],
  ])('says where nobody knows whether the hotel collects taxes: %s, %s', (localTaxState, isSaid) => {
    const { pricing } = testTrip();
    const total = { ...pricing.total, propertyPrice: null };
    renderTrip(testTrip({ localTaxState, pricing: { ...pricing, total } }));
    expect(screen.queryByText(/現地でのお支払いの有無は確認していません/) !== null).toBe(isSaid);
  });

  it('says which taxes the hotel is expected to collect, in no sum', async () => {
    const taxes = [
      { kind: 'LODGING', authority: '北海道', amount: 200 },
      { kind: 'LODGING', authority: '札幌市', amount: 400 },
      { kind: 'HOT_SPRING', authority: null, amount: 300 },
    ];
    renderTrip(testTrip({ localTax: { total: 900, isUpperBound: true, taxes } }));
    const there = within(screen.getByRole('region', { name: '現地でのお支払い' }));
    const amountOf = (term: string) => there.getByText(term).nextElementSibling?.textContent;
    expect(amountOf('宿泊税(北海道)')).toBe('¥200');
    expect(amountOf('宿泊税(札幌市)')).toBe('¥400');
    expect(amountOf('入湯税')).toBe('¥300');
    expect(amountOf('現地でかかる税の目安')).toBe('最大¥900');
    expect(there.getByText(/ホテルが現地で集め、今回のお支払いには含まれません/).textContent).toContain(
      '食事代を除いた宿泊料金にかかるため、これより少なくなることがあります。',
    );
    expect(there.getByText('現地でのお支払い合計').textContent).toContain('(宿泊税などは含まない)');
    expect(amountOf('現地でのお支払い合計')).toBe('$12.50');
    expect(await axeFindings()).toEqual([]);
  });

  it('shows the hotel’s own number once it has come, and what came back for a canceled room', () => {
    renderTrip(
      testTrip({
        status: 'PARTIALLY_CANCELED',
        expediaHotelRooms: [
          testRoom(1),
          testRoom(2, {
            status: 'CANCELED',
            bookingStatus: 'CANCELED',
            currentPenaltyPrice: null,
            refundPrice: 16_000,
            canceledAt: '2030-12-30T10:00:00+09:00',
          }),
        ],
        itinerary: {
          id: 'i1',
          rooms: [
            testBookedRoom(1, { propertyConfirmationId: 'P-77' }),
            testBookedRoom(2, { status: 'CANCELED' }),
          ],
        },
      }),
    );
    expect(screen.getByText('P-77')).toBeTruthy();
    const room = within(screen.getByRole('article', { name: /2室目/ }));
    expect(room.getByText('キャンセル済み')).toBeTruthy();
    expect(room.getByText('¥16,000')).toBeTruthy();
    expect(room.getByText('2030年12月30日(月) 10:00')).toBeTruthy();
    expect(room.queryByRole('list', { name: 'キャンセル料' })).toBeNull();
  });

  it('keeps treating a room as booked of which some money went back, but not one that was canceled before', () => {
    const refunded = { status: 'REFUNDED', returned: 'PART', refundPrice: 1_000 };
    const canceledAt = '2030-12-30T10:00:00+09:00';
    renderTrip(
      testTrip({
        expediaHotelRooms: [
          testRoom(1, refunded),
          testRoom(2, { ...refunded, bookingStatus: 'CANCELED', canceledAt }),
        ],
      }),
    );
    const standing = within(screen.getByRole('article', { name: /1室目/ }));
    expect(standing.getByText('予約確定')).toBeTruthy();
    expect(standing.getByText('一部返金')).toBeTruthy();
    expect(standing.queryByText('返金済み')).toBeNull();
    expect(standing.getByRole('button', { name: '1室目の宿泊者・ご要望を変更' })).toBeTruthy();
    expect(standing.getByText(/12月29日\(日\) 23:59 まで無料/)).toBeTruthy();
    const givenUp = within(screen.getByRole('article', { name: /2室目/ }));
    expect(givenUp.getByText('キャンセル済み')).toBeTruthy();
    expect(givenUp.queryByRole('button')).toBeNull();
    expect(givenUp.queryByText(/まで無料/)).toBeNull();
    expect(screen.getByRole('link', { name: '宿泊確認書' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '旅程表' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'カレンダーに追加' })).toBeTruthy();
  });

  it('calls a room refunded once all of its price went back', () => {
    const all = testRoom(1, { status: 'REFUNDED', returned: 'ALL', refundPrice: 10_000 });
    renderTrip(testTrip({ expediaHotelRooms: [all] }));
    const room = within(screen.getByRole('article', { name: /1室目/ }));
    expect(room.getByText('予約確定')).toBeTruthy();
    expect(room.getByText('返金済み')).toBeTruthy();
  });

  it('calls a trip that is being canceled after a change of dates by that', () => {
    renderTrip(testTrip({ replacement: { state: 'CANCELING', travel: { id: 't2' } } }));
    expect(screen.queryByText('予約確定')).toBeNull();
    expect(screen.getAllByText('キャンセル手続き中')).toHaveLength(3);
  });

  it.each([
    ['COMPLETED', false],
    ['BOOKED', true],
  ])('of a stay that is %s marks the present stage of the policy: %s', (status, marked) => {
    renderTrip(testTrip({ status }));
    expect(screen.queryAllByText('現在').length > 0).toBe(marked);
  });

  it.each([
    [
      'RENEWED',
      'BOOKING',
      'カードご利用枠を確保し直しました',
      /まだご請求はしていません。.*2件表示されることがあります/,
    ],
    ['RENEWED', 'BOOKED', 'カードご利用枠を確保し直しました', /手続きをしました。カード会社によっては/],
    [
      'LAPSED',
      'BOOKING',
      'カードご利用枠の確保が終了しました',
      /成立していた場合は、お支払い方法について担当者から/,
    ],
    [
      'LAPSED',
      'BOOKED',
      'カードご利用枠の確保が終了しました',
      /していません。お支払い方法について担当者から/,
    ],
  ])(
    'says beside the payment that the hold was %s of a trip that is %s',
    async (event, status, title, body) => {
      renderTrip(testTrip({ status, cardHold: { event, at: '2030-11-20T03:00:00Z' } }));
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByText(body).textContent).toContain('2030年11月20日(水) 12:00');
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('says which address took no mail, when, and that none is sent again', async () => {
    renderTrip(testTrip({ email: 'taro@sakura.example', undeliveredMailAt: '2030-11-20T03:00:00Z' }));
    const { textContent } = screen.getByText(/再送は行いません/);
    expect(textContent).toContain('2030年11月20日(水) 12:00');
    expect(textContent).toContain('taro@sakura.example');
    expect(await axeFindings()).toEqual([]);
  });

  it('says which address gets its mail later, from when on, and that all of it is here', async () => {
    renderTrip(testTrip({ email: 'guest@partner.example', delayedMailUntil: '2030-11-20T15:30:00Z' }));
    expect(screen.getByText('お送りを待っているメールがあります')).toBeTruthy();
    const { textContent } = screen.getByText(/以降に自動でお送りします/);
    expect(textContent).toContain('guest@partner.example へのメールは 11月21日(木) 00:30 以降');
    expect(textContent).toContain('予約の内容はこの画面でご確認いただけます');
    expect(await axeFindings()).toEqual([]);
  });

  it('says nothing of mails when none waits and none was refused', () => {
    renderTrip(testTrip());
    expect(screen.queryByText(/メールはまだ|メールをお届け/)).toBeNull();
  });

  it('says nothing of a hold that is as usual', () => {
    renderTrip(testTrip());
    expect(screen.queryByText(/ご利用枠/)).toBeNull();
  });

  it('names no hour where canceling is free at any time', () => {
    const { itinerary } = testTrip();
    const stages = [{ start: null, end: null, penaltyPrice: 0, label: 'キャンセル無料' }];
    const cancelTimeline = { freeUntil: '2030-12-31T00:00:00+09:00', alwaysFree: true, stages };
    const rooms = itinerary.rooms.map((room) => ({ ...room, rate: { ...room.rate, cancelTimeline } }));
    renderTrip(testTrip({ itinerary: { ...itinerary, rooms } }));
    expect(screen.getAllByText(/^チェックイン日までいつでも無料/)).toHaveLength(2);
  });

  it('explains a booking whose outcome is not known, and offers neither voucher nor cancellation', () => {
    renderTrip(
      testTrip({
        status: 'BOOKING',
        viewerCanCancel: false,
        expediaHotelRooms: [
          testRoom(1, { status: 'PENDING', bookingStatus: 'PENDING', currentPenaltyPrice: null }),
        ],
        itinerary: null,
      }),
    );
    expect(screen.getByText(/もう一度予約しないでください/).closest('output')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '宿泊確認書' })).toBeNull();
    expect(screen.queryByRole('button', { name: '客室をキャンセルする' })).toBeNull();
  });

  it('marks a room whose cancellation is not answered yet', () => {
    renderTrip(testTrip({ expediaHotelRooms: [testRoom(1, { cancelPending: true }), testRoom(2)] }));
    expect(within(screen.getByRole('article', { name: /1室目/ })).getByText('キャンセル確認中')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: /2室目/ })).getByText('予約確定')).toBeTruthy();
    expect(screen.getByText('キャンセルを確認しています(確認中)')).toBeTruthy();
  });

  it('says that nothing is charged for a booking that failed', () => {
    renderTrip(
      testTrip({
        status: 'FAILED',
        expediaHotelRooms: [testRoom(1, { status: 'FAILED', bookingStatus: 'FAILED' })],
      }),
    );
    expect(screen.getByText(/予約は成立しませんでした/)).toBeTruthy();
    expect(screen.queryByText('¥30,000')).toBeNull();
    expect(screen.queryByRole('textbox', { name: /宿泊者用のリンク/ })).toBeNull();
  });

  it('offers no cancellation to those who may not', () => {
    renderTrip(testTrip({ viewerCanCancel: false }));
    expect(screen.queryByRole('button', { name: '客室をキャンセルする' })).toBeNull();
  });

  it('has one answer for missing and forbidden trips', async () => {
    renderTrip(null);
    expect(screen.getByRole('heading', { level: 1, name: '予約が見つかりません' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });
});
