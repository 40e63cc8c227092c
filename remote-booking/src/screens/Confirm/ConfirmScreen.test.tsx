import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { answerOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDraft } from '../../_draft.ts';
import { bookMessages } from './book-messages.ts';
import { agree, button, consents, renderConfirm } from './_confirm.tsx';

beforeAll(installTestSite);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('ConfirmScreen', () => {
  it.each([
    [{ smoking: null, smokingOnly: false }, true],
    [{ smoking: true, smokingOnly: false }, true],
    [{ smoking: true, smokingOnly: true }, false],
    [{ smoking: false, smokingOnly: false }, false],
  ])('of a room with %o shows a wish about smoking: %s', (room, isShown) => {
    renderConfirm({}, { PreparedRoom: () => room });
    expect(screen.queryByText('禁煙を希望') !== null).toBe(isShown);
  });

  it('adds up what is paid now, and keeps what the hotel collects apart', async () => {
    const own = { currency: 'JPY', value: '500' };
    renderConfirm(
      { paymentPrice: 24_000 },
      {
        TotalPrice: () => ({
          stayPrice: 22_000,
          taxAndServicePrice: 2_000,
          paymentPrice: 24_000,
          propertyPrice: { total: own, resortPrice: null, mandatoryPrice: null, mandatoryTaxPrice: own },
        }),
      },
    );
    expect(screen.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '¥24,000 で予約を確定する' })).toBeTruthy();
    expect(screen.getByText('現地でのお支払い合計').textContent).toContain('(宿泊税などを含む)');
    expect(screen.getByText('現地でのお支払い合計').nextElementSibling?.textContent).toBe('¥500');
    expect(document.body.textContent).not.toContain('¥24,500');
    expect(await axeFindings()).toEqual([]);
  });

  it('shows from when until when one can check in beside the dates, whom the hotel takes beside its notes', () => {
    renderConfirm(
      {},
      {
        ImportantNotes: () => ({ checkinSpecialInstructions: 'フロントはありません。' }),
        CheckinNotes: () => ({
          beginTime: '15:00',
          endTime: '23:00',
          twentyFourHour: false,
          minAge: 20,
          checkoutTime: '10:00',
        }),
      },
    );
    const stay = screen.getByRole('region', { name: '宿泊内容' });
    expect(within(stay).getByText('宿泊日').nextElementSibling?.textContent).toBe(
      '2027年1月30日(土) 〜 2月1日(月) 2泊3日チェックイン 15:00 〜 23:00',
    );
    expect(screen.getByText('20歳以上、到着のご案内あり')).toBeTruthy();
  });

  it('warns of a similar trip made since, and books with the next press', async () => {
    const { answer, bookings } = renderConfirm();
    await agree();
    await userEvent.click(button());
    const accepted = () => bookings().at(-1)?.request.variables.input.acceptedSimilarTravelIds;
    expect(accepted()).toEqual([]);
    const room = { id: 'r9', familyName: 'SATO', givenName: 'MISAKI' };
    const travel = { id: 't9', travelNumber: 'Y-9', expediaHotelRooms: [room] };
    const stay = { startDate: '2027-01-30', endDate: '2027-02-01' };
    await answer({
      __typename: 'BookError',
      errorCode: 'SIMILAR_TRAVEL',
      unsettled: null,
      similarTravels: [{ ...travel, ...stay }],
    });
    expect(screen.getByText(bookMessages.SIMILAR_TRAVEL.title)).toBeTruthy();
    expect(screen.getByRole('link', { name: /予約 Y-9/ }).getAttribute('href')).toBe('/trips/t9');
    await userEvent.click(button());
    expect(accepted()).toEqual(['t9']);
  });

  it('says that the same is being booked elsewhere while that has no trip', async () => {
    const { answer } = renderConfirm();
    await agree();
    await userEvent.click(button());
    await answer({
      __typename: 'BookError',
      errorCode: 'SIMILAR_TRAVEL',
      unsettled: null,
      similarTravels: [],
    });
    expect(screen.getByText('同じ宿泊者の予約を、このホテルで手続き中です')).toBeTruthy();
    expect(document.body.textContent).toContain('成立するか確認中になると予約一覧に表示されます');
    expect(screen.getByRole('link', { name: '予約一覧を見る' }).getAttribute('href')).toBe('/trips');
    expect(document.body.textContent).not.toContain(bookMessages.SIMILAR_TRAVEL.advice);
  });

  it('leads to the rooms of the hotel, and for other dates of a trip to those that give the trip up', () => {
    const rooms = () => screen.getByRole('link', { name: '宿泊内容を変更する' }).getAttribute('href');
    const stay = 'checkin=2027-01-30&checkout=2027-02-01&room=1';
    const { unmount } = renderConfirm();
    expect(rooms()).toBe(`/hotels/7?${stay}&continues=p1`);
    unmount();
    renderConfirm({ previousTravel: { id: 't0' } });
    expect(screen.getByRole('heading', { level: 1, name: '日程変更の内容の確認' })).toBeTruthy();
    expect(rooms()).toBe(`/trips/t0/dates?hotel=7&${stay}&continues=p1`);
  });

  it.each([
    [null, '¥24,000 で予約を確定する', '予約が確定しました'],
    [{ id: 't0' }, '¥24,000 で日程の変更を確定する', '日程を変更しました'],
  ])('quotes the button and the screen after it as they are: %j', async (previousTravel, name, completed) => {
    renderConfirm({ previousTravel });
    const confirm = screen.getByRole('button', { name });
    const quote = `「${name.replace('¥24,000 で', '')}」を押し`;
    const when = screen.getByText(/ホテルの承諾を得て/).textContent;
    expect(when).toContain(quote);
    expect(when).toContain(`「${completed}」の画面`);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await agree();
    await userEvent.click(confirm);
    expect(screen.getByRole('alert').textContent).toContain(quote);
  });

  it.each([
    [{ type: 'INVOICE' }, '請求書払い', /請求書でお支払い/],
    [{ type: 'CREDIT_CARD', creditCardId: 'visa' }, '出張用', /選んだカードで決済します/],
  ])('shows how it is paid: %j', (payment, text, when) => {
    renderConfirm({ payment });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(when)).toBeTruthy();
    expect(screen.queryByText(/選んだカードは使えなくなりました/)).toBeNull();
  });

  it('never takes a card that is gone for the invoice, and leads to another choice', async () => {
    renderConfirm({ payment: { type: 'CREDIT_CARD', creditCardId: 'deleted' } });
    expect(
      screen.getByText('選んだカードは使えなくなりました。お支払い方法を選び直してください。'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'お支払い方法を選び直す' }).getAttribute('href')).toBe(
      '/booking/p1/payment?attempt=a1',
    );
    expect(document.body.textContent).not.toMatch(/請求書払い|月末締めの請求書/);
    expect(await axeFindings()).toEqual([]);
  });

  it('labels a rate that is sold as a package, and no other one', () => {
    renderConfirm();
    expect(screen.queryByText('料金の種類')).toBeNull();
    cleanup();
    renderConfirm({ usingRate: { isPackageRate: true } });
    expect(screen.getByText('料金の種類').nextElementSibling?.textContent).toBe('交通とのセット料金');
  });

  it('shows the phone number with the country that it is sent with', () => {
    renderConfirm({ phone: { countryCode: '1', number: '(212) 555-0100' } });
    expect(screen.getByText('+1 212-555-0100')).toBeTruthy();
  });

  it('asks for each tick beside it, goes to the first, and sends nothing before', async () => {
    const { bookings } = renderConfirm();
    await userEvent.click(button());
    expect(screen.getAllByText('ご確認のうえ、チェックを入れてください。')).toHaveLength(2);
    expect(document.activeElement).toBe(consents()[0]);
    expect(bookings()).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  it('sends one booking however often it is pressed, with the price that was agreed', async () => {
    const { bookings } = renderConfirm({ paymentPrice: 24_000 });
    await agree();
    await userEvent.dblClick(button());
    expect(bookings()).toHaveLength(1);
    expect(bookings()[0]?.request.variables.input).toMatchObject({
      priceCheckId: 'p1',
      acceptedPaymentPrice: 24_000,
    });
  });

  // One code of each way on; every sentence has its own unit test.
  // spec: 8.bookExpediaHotel
  it.each(
    Object.entries(bookMessages).filter(
      ([, { next }], at, all) => all.findIndex(([, other]) => other.next === next) === at,
    ),
  )('says what %s means and leads on', async (errorCode, message) => {
    const { answer } = renderConfirm();
    await agree();
    await userEvent.click(button());
    await answer({
      __typename: 'BookError',
      errorCode,
      unsettled: null,
      guestIndex: null,
      rePrepareRequired: false,
      shouldAskToCardIssuer: false,
      currentPaymentPrice: null,
      stripeErrorType: null,
      stripeCode: null,
      stripeDeclineCode: null,
    });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(message.title)).toBeTruthy();
    expect(alert.getByText(message.advice)).toBeTruthy();
    expect(alert.queryAllByRole('link')).toHaveLength(message.next === 'retry' ? 0 : 1);
  });

  // spec: 4.ask-issuer, 8.card-decline
  it('names the issuer, the amount and the code where only the issuer can help', async () => {
    const { answer } = renderConfirm({ payment: { type: 'CREDIT_CARD', creditCardId: 'visa' } });
    await agree();
    await userEvent.click(button());
    await answer({
      __typename: 'BookError',
      errorCode: 'CARD_DECLINED',
      unsettled: null,
      guestIndex: null,
      rePrepareRequired: false,
      shouldAskToCardIssuer: true,
      currentPaymentPrice: null,
      stripeErrorType: null,
      stripeCode: null,
      stripeDeclineCode: 'do_not_honor',
    });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('do_not_honor');
    expect(alert.textContent).toContain('¥24,000');
    expect(alert.textContent).toContain('4242');
    expect(await axeFindings()).toEqual([]);
  });

  it('sends nothing while there is no connection, and says so', async () => {
    const { bookings } = renderConfirm();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await agree();
    await userEvent.click(button());
    expect(screen.getByRole('alert').textContent).toContain('オフラインのため、予約は送信されていません');
    expect(bookings()).toEqual([]);
    expect(await axeFindings()).toEqual([]);
    onLine.mockReturnValue(true);
    await userEvent.click(button());
    expect(screen.queryByText(/オフラインのため/)).toBeNull();
    expect(bookings()).toHaveLength(1);
  });

  it('says how long to wait when the server turns too many bookings away, and that nothing was booked', async () => {
    const { environment, bookings } = renderConfirm();
    await agree();
    await userEvent.click(button());
    const refused = new NetworkFailure({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 50 });
    await act(async () => environment.mock.reject(bookings()[0]!, refused));
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('予約はまだ行われていません');
    expect(alert).toContain('約1分待ってから');
    expect(screen.queryByText(/確認中/)).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(button());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(bookings()).toHaveLength(1);
  });

  it('waits for what another tab has sent, and can not be pressed meanwhile', async () => {
    const { bookings } = renderConfirm({ state: 'BOOKING' });
    expect(screen.getByText('確認中 — 予約の結果を確認しています')).toBeTruthy();
    await agree();
    await userEvent.click(button());
    expect(bookings()).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  describe('keeps nothing in the browser of what was typed once it is booked', () => {
    const booked = { state: 'BOOKED', travel: { id: 't1', status: 'BOOKED' } };
    const kept = () => Object.keys(sessionStorage);
    beforeEach(() => {
      for (const key of ['yado:draft:p1/mine', 'yado:draft:p12/other'])
        sessionStorage.setItem(key, JSON.stringify({ draft: testDraft(), savedAs: 1 }));
    });

    it('when the page is opened or reloaded afterwards', () => {
      renderConfirm({}, { PreparedBooking: () => ({ priceCheckId: 'p1', ...booked, draft: null }) });
      expect(kept()).toEqual(['yado:draft:p12/other']);
    });

    it('when the page learns of it', async () => {
      const { mock } = renderConfirm().environment;
      expect(kept()).toHaveLength(2);
      await act(async () => window.dispatchEvent(new Event('focus')));
      await answerOperation({ mock }, (operation) =>
        MockPayloadGenerator.generate(operation, {
          PreparedBooking: () => ({ priceCheckId: 'p1', ...booked }),
        }),
      );
      expect(kept()).toEqual(['yado:draft:p12/other']);
    });

    it('but does while the booking failed and can be tried again', () => {
      renderConfirm({ state: 'FAILED', travel: { id: 't1', status: 'FAILED' } });
      expect(kept()).toHaveLength(2);
    });
  });
});
