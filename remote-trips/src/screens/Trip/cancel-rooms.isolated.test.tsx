import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { Toaster } from '@yado/shared/ui/Toaster';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { listMutations } from '../../_mutations.ts';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { testRoom, testTrip } from '../../_trip.ts';
import { Screen } from './TripScreen.tsx';
import query, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

function openDialog(trip: object = testTrip()) {
  const user = userEvent.setup();
  const { environment } = renderWithRelay(
    (mock) => (
      <>
        <Screen data={loadTestQuery<TripScreenQuery>(mock, query, { id: 't1' })} />
        <Toaster />
      </>
    ),
    { resolvers: { Query: () => ({ travelInDetail: trip }) } },
  );
  const answer = (resolvers: MockPayloadGenerator.MockResolvers) =>
    answerOperation(environment, (operation) => MockPayloadGenerator.generate(operation, resolvers));
  const sent = async () => (await findOperation(environment)).request;
  return {
    user,
    environment,
    sent,
    open: async () => {
      await user.click(screen.getByRole('button', { name: '客室をキャンセルする' }));
      return within(await screen.findByRole('dialog', { name: '客室のキャンセル' }));
    },
    answerCancel: (result: object) => answer({ Mutation: () => ({ cancelRooms: result }) }),
    answerTrip: (fresh: object) => answer({ Query: () => ({ travelInDetail: fresh }) }),
    confirm: () => user.click(screen.getByRole('button', { name: 'キャンセルを確定する' })),
  };
}

beforeAll(installTestSite);

// spec: 7.cancelRooms, 8.cancelRooms, 4.cancel-result
describe('canceling rooms', () => {
  it('shows cost and refund per room and in total, and sends what was agreed to', async () => {
    const trip = testTrip({ expediaHotelRooms: [testRoom(1, { currentPenaltyPrice: 4_000 }), testRoom(2)] });
    const page = openDialog(trip);
    const dialog = await page.open();
    expect(dialog.getByText('宿泊料金 ¥10,000 / キャンセル料 ¥4,000 / 返金 ¥6,000')).toBeTruthy();
    expect(dialog.getByText(/12月29日\(日\) 23:59 を過ぎると、キャンセル料が¥4,000になります/)).toBeTruthy();
    await page.user.click(dialog.getByRole('checkbox', { name: /1室目/ }));
    await page.user.click(dialog.getByRole('checkbox', { name: /2室目/ }));
    const sums = within(dialog.getByRole('region', { name: 'キャンセルの合計' }));
    expect(sums.getByText('キャンセル料の合計(消費税対象外)').nextElementSibling?.textContent).toBe('¥4,000');
    expect(sums.getByText('¥26,000')).toBeTruthy();
    await page.user.type(dialog.getByRole('textbox', { name: /キャンセルの理由/ }), ' 出張の中止 ');
    await page.user.click(dialog.getByRole('checkbox', { name: /キャンセル料¥4,000を支払って/ }));
    expect(await axeFindings()).toEqual([]);
    await page.confirm();
    expect((await page.sent()).variables).toEqual({
      input: {
        travelId: 't1',
        expediaHotelRoomIds: ['r1', 'r2'],
        acceptedPenaltyPrice: 4_000,
        reason: '出張の中止',
      },
    });
  });

  it.each([
    [null, /返金はお支払いのカードへ行います/],
    ['OPEN', /返金はその結果が出た後になります/],
    ['CHARGED_BACK', /名義人へすでに返金された金額は、重ねて返金しません/],
  ])('says how the money comes back where the dispute of the payment is %s', async (cardDispute, way) => {
    const dialog = await openDialog(testTrip({ cardDispute, expediaHotelRooms: [testRoom(1)] })).open();
    const sums = within(dialog.getByRole('region', { name: 'キャンセルの合計' }));
    expect(sums.getByText(way)).toBeTruthy();
    expect(sums.queryByText(/日数がかかることがあります/) !== null).toBe(cardDispute === null);
  });

  it('promises what comes back now, not what an operator returned before', async () => {
    const room = testRoom(1, {
      status: 'REFUNDED',
      returned: 'PART',
      paymentPrice: 45_639,
      refundPrice: 5_000,
    });
    const dialog = await openDialog(testTrip({ expediaHotelRooms: [room] })).open();
    const line = '宿泊料金 ¥45,639 / 返金済み ¥5,000 / キャンセル料 ¥0 / 返金 ¥40,639';
    expect(dialog.getByText(line)).toBeTruthy();
    const sums = within(dialog.getByRole('region', { name: 'キャンセルの合計' }));
    expect(sums.getByText('返金額の合計').nextElementSibling?.textContent).toBe('¥40,639');
    const before = sums.getByText('返金済みの額(上の返金額に含みません)');
    expect(before.nextElementSibling?.textContent).toBe('¥5,000');
  });

  it('names no later penalty beyond what is left of the price', async () => {
    const room = testRoom(1, { status: 'REFUNDED', refundPrice: 7_000 });
    const dialog = await openDialog(testTrip({ expediaHotelRooms: [room] })).open();
    expect(dialog.getByText(/を過ぎると、キャンセル料が¥3,000になります/)).toBeTruthy();
  });

  it('keeps a reason that is too long and says so, sending nothing', async () => {
    const page = openDialog(testTrip({ expediaHotelRooms: [testRoom(1)] }));
    const dialog = await page.open();
    const box = dialog.getByRole<HTMLInputElement>('textbox', { name: /キャンセルの理由/ });
    await page.user.click(box);
    await page.user.paste('𠮷'.repeat(201));
    await page.user.click(dialog.getByRole('checkbox', { name: /無料で/ }));
    const before = await page.sent();
    await page.confirm();
    expect(dialog.getByText('200文字以内で入力してください。')).toBeTruthy();
    expect(document.activeElement).toBe(box);
    expect(await page.sent()).toBe(before);
    await page.user.clear(box);
    await page.user.paste('𠮷'.repeat(200));
    await page.confirm();
    expect((await page.sent()).variables).toMatchObject({ input: { reason: '𠮷'.repeat(200) } });
  });

  it('sends nothing without a room or without consent, and leads to what is missing', async () => {
    const page = openDialog();
    const dialog = await page.open();
    await page.confirm();
    expect(dialog.getByRole('alert').textContent).toBe('客室を選んでください。');
    const first = dialog.getByRole('checkbox', { name: /1室目/ });
    expect(document.activeElement).toBe(first);
    await page.user.click(first);
    await page.confirm();
    expect(dialog.getByText('キャンセル料を確かめて、同意してください。')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: /同意します/ }));
    expect(listMutations(page.environment)).toEqual([]);
  });

  it('takes consent to one amount for none to another', async () => {
    const trip = testTrip({ expediaHotelRooms: [testRoom(1), testRoom(2, { currentPenaltyPrice: 9_000 })] });
    const page = openDialog(trip);
    const dialog = await page.open();
    await page.user.click(dialog.getByRole('checkbox', { name: /1室目/ }));
    const consent = () => dialog.getByRole<HTMLInputElement>('checkbox', { name: /同意します/ });
    await page.user.click(consent());
    expect(consent().checked).toBe(true);
    await page.user.click(dialog.getByRole('checkbox', { name: /2室目/ }));
    expect(consent().checked).toBe(false);
  });

  it('says of a trip from elsewhere that it was accepted, and that a person cancels it with the supplier', async () => {
    const elsewhere = { externalSupplierName: '旅館手配センター' };
    const page = openDialog(testTrip(elsewhere));
    const dialog = await page.open();
    await page.user.click(dialog.getByRole('checkbox', { name: /1室目/ }));
    await page.user.click(dialog.getByRole('checkbox', { name: /同意します/ }));
    await page.confirm();
    const canceled = testRoom(1, { status: 'CANCELED', bookingStatus: 'CANCELED', cancelRefundPrice: 9_000 });
    await page.answerCancel({
      __typename: 'CancelRoomsSuccess',
      travel: testTrip({ ...elsewhere, status: 'PARTIALLY_CANCELED', expediaHotelRooms: [canceled] }),
      rooms: [canceled],
    });
    expect(await screen.findByText('1室のキャンセルを受け付けました')).toBeTruthy();
    expect(screen.getByText('返金額 ¥9,000。手配先での取り消しは、担当者がこれから行います。')).toBeTruthy();
  });

  // spec: 7.cancelRooms
  it('brings the screen up to date from the answer alone', async () => {
    const page = openDialog();
    const dialog = await page.open();
    await page.user.click(dialog.getByRole('checkbox', { name: /1室目/ }));
    await page.user.click(dialog.getByRole('checkbox', { name: /同意します/ }));
    await page.confirm();
    const canceled = testRoom(1, {
      status: 'CANCELED',
      bookingStatus: 'CANCELED',
      currentPenaltyPrice: null,
      refundPrice: 10_000,
      cancelRefundPrice: 9_000,
    });
    await page.answerCancel({
      __typename: 'CancelRoomsSuccess',
      travel: testTrip({ status: 'PARTIALLY_CANCELED', expediaHotelRooms: [canceled, testRoom(2)] }),
      rooms: [canceled],
    });
    expect(await screen.findByText('1室をキャンセルしました')).toBeTruthy();
    expect(screen.getByText('返金額 ¥9,000')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('一部キャンセル')).toBeTruthy();
    expect(screen.getByText('¥10,000(うちキャンセルによる返金 ¥9,000)')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: /1室目/ })).getByText('キャンセル済み')).toBeTruthy();
  });

  // spec: 8.cancelRooms
  it('shows the new amount when the penalty has changed, and wants consent to it', async () => {
    const page = openDialog();
    const dialog = await page.open();
    await page.user.click(dialog.getByRole('checkbox', { name: /1室目/ }));
    await page.user.click(dialog.getByRole('checkbox', { name: /同意します/ }));
    await page.confirm();
    await page.answerCancel({
      __typename: 'CancelRoomsError',
      errorCode: 'PENALTY_CHANGED',
      currentPenaltyPrice: 4_000,
    });
    await page.answerTrip(
      testTrip({ expediaHotelRooms: [testRoom(1, { currentPenaltyPrice: 4_000 }), testRoom(2)] }),
    );
    expect(await dialog.findByText('キャンセル料が変わりました')).toBeTruthy();
    // Who cancels seconds before the deadline that the page names reads why it counts as over.
    expect(dialog.getByText(/表示している期限の時刻になると、次の段階の料金に変わります/)).toBeTruthy();
    const sums = within(dialog.getByRole('region', { name: 'キャンセルの合計' }));
    expect(sums.getByText('¥4,000')).toBeTruthy();
    expect(sums.getByText('¥6,000')).toBeTruthy();
    const consent = dialog.getByRole<HTMLInputElement>('checkbox', { name: /キャンセル料¥4,000を支払って/ });
    expect(consent.checked).toBe(false);
    await page.user.click(consent);
    await page.confirm();
    expect((await page.sent()).variables).toMatchObject({ input: { acceptedPenaltyPrice: 4_000 } });
  });

  it('shows 確認中 when the hotel’s answer is awaited', async () => {
    const page = openDialog();
    const dialog = await page.open();
    await page.user.click(dialog.getByRole('checkbox', { name: /1室目/ }));
    await page.user.click(dialog.getByRole('checkbox', { name: /同意します/ }));
    await page.confirm();
    await page.answerCancel({ __typename: 'CancelRoomsError', errorCode: 'CANCEL_STATE_UNKNOWN' });
    await page.answerTrip(
      testTrip({
        expediaHotelRooms: [testRoom(1, { currentPenaltyPrice: null, cancelPending: true }), testRoom(2)],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('キャンセル確認中')).toBeTruthy();
  });

  it('never claims failure when no answer came', async () => {
    const page = openDialog(testTrip({ expediaHotelRooms: [testRoom(1)] }));
    const dialog = await page.open();
    await page.user.click(dialog.getByRole('checkbox', { name: /同意します/ }));
    await page.confirm();
    await failOperation(page.environment, new Error('timeout'));
    await failOperation(page.environment, new Error('timeout'));
    expect(await dialog.findByText('キャンセルできたかどうか確かめられませんでした')).toBeTruthy();
    expect(dialog.getByText(/二重にキャンセルされることはありません/)).toBeTruthy();
  });

  it('says that it was accepted when no answer came and the trip shows it', async () => {
    const page = openDialog(testTrip({ expediaHotelRooms: [testRoom(1)] }));
    const dialog = await page.open();
    await page.user.click(dialog.getByRole('checkbox', { name: /同意します/ }));
    await page.confirm();
    await failOperation(page.environment, new Error('timeout'));
    await page.answerTrip(
      testTrip({ expediaHotelRooms: [testRoom(1, { currentPenaltyPrice: null, cancelPending: true })] }),
    );
    expect(await dialog.findByText('キャンセルは受け付けられています')).toBeTruthy();
    expect(dialog.queryByText(/もう一度/)).toBeNull();
  });
});
