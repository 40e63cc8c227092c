import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { listMutations } from '../../_mutations.ts';
import { testRoom, testTrip } from '../../_trip.ts';
import { Screen } from './TripScreen.tsx';
import query, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

const previous = testTrip({
  id: 't0',
  travelNumber: 'T-301001-BBBBBB',
  expediaHotelRooms: [testRoom(1, { id: 'r9', status: 'REFUNDED', refundPrice: 1_000 })],
});

function movedTrip(more: object = {}) {
  const previousTravelCancel = { travel: previous, penaltyPrice: 3_000, requestSent: false, ...more };
  return testTrip({ expediaHotelRooms: [testRoom(1, { currentPenaltyPrice: 4_000 })], previousTravelCancel });
}

async function openDialog(trip: object) {
  const user = userEvent.setup();
  const { environment } = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<TripScreenQuery>(mock, query, { id: 't1' })} />,
    { resolvers: { Query: () => ({ travelInDetail: trip }) } },
  );
  await user.click(screen.getByRole('button', { name: '客室をキャンセルする' }));
  const dialog = within(await screen.findByRole('dialog', { name: '客室のキャンセル' }));
  const answer = (resolvers: MockPayloadGenerator.MockResolvers) =>
    answerOperation(environment, (operation) => MockPayloadGenerator.generate(operation, resolvers));
  return {
    user,
    dialog,
    environment,
    input: async () => (await findOperation(environment)).request.variables.input,
    answerCancel: (result: object) => answer({ Mutation: () => ({ cancelRooms: result }) }),
    answerTrip: (fresh: object) => answer({ Query: () => ({ travelInDetail: fresh }) }),
    choose: (name: RegExp) => user.click(dialog.getByRole('radio', { name })),
    agree: () => user.click(dialog.getByRole('checkbox', { name: /同意します/ })),
    confirm: () => user.click(screen.getByRole('button', { name: 'キャンセルを確定する' })),
  };
}

beforeAll(installTestSite);

// spec: 7.cancelRooms, 8.cancelRooms
describe('canceling a trip whose previous one is still being given up', () => {
  it('shows which one, and sends nothing before it is said what becomes of it', async () => {
    const page = await openDialog(movedTrip());
    expect(page.dialog.getByText('T-301001-BBBBBB')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await page.agree();
    await page.confirm();
    expect(page.dialog.getByText('残すか、キャンセルするかを選んでください。')).toBeTruthy();
    expect(document.activeElement).toBe(page.dialog.getByRole('radio', { name: /^残す/ }));
    expect(listMutations(page.environment)).toEqual([]);
  });

  it('reads the trip as it opens, and offers nothing that is decided by now', async () => {
    const page = await openDialog(movedTrip());
    await page.answerTrip({ ...movedTrip(), previousTravelCancel: null });
    expect(await page.dialog.findByText('日程変更前の予約の状況が変わりました')).toBeTruthy();
    expect(page.dialog.queryByRole('radio', { name: /^残す/ })).toBeNull();
  });

  it('keeps it', async () => {
    const page = await openDialog(movedTrip());
    await page.choose(/^残す/);
    await page.agree();
    await page.confirm();
    expect(await page.input()).toMatchObject({ previousTravel: 'KEEP', acceptedPenaltyPrice: 4_000 });
    expect(await page.input()).not.toHaveProperty('acceptedPreviousPenaltyPrice');
  });

  it('gives it up too, for a penalty that is agreed to with the other one', async () => {
    const page = await openDialog(movedTrip());
    await page.agree();
    await page.choose(/^キャンセルする/);
    const consent = page.dialog.getByRole<HTMLInputElement>('checkbox', { name: /同意します/ });
    const sums = within(page.dialog.getByRole('region', { name: 'キャンセルの合計' }));
    const readSum = (term: string) => sums.getByText(term).nextElementSibling?.textContent;
    expect(readSum('選んだ客室の返金額の合計')).toBe('¥6,000');
    expect(readSum('日程変更前の予約のキャンセル料(消費税対象外)')).toBe('¥3,000');
    expect(readSum('日程変更前の予約の返金額')).toBe('¥6,000');
    expect(readSum('両方の返金額の合計')).toBe('¥12,000');
    // Agreed to without it before.
    expect(consent.checked).toBe(false);
    expect(consent.labels?.[0]?.textContent).toContain('日程変更前の予約もキャンセル料¥3,000を支払って');
    await page.agree();
    await page.confirm();
    expect(await page.input()).toMatchObject({
      previousTravel: 'CANCEL',
      acceptedPreviousPenaltyPrice: 3_000,
    });
  });

  it('promises less while the hotel owes an answer, and asks again when it comes to that', async () => {
    const page = await openDialog(movedTrip());
    await page.choose(/^残す/);
    await page.agree();
    await page.confirm();
    await page.answerCancel({ __typename: 'CancelRoomsError', errorCode: 'PREVIOUS_TRAVEL_CHANGED' });
    await page.answerTrip(movedTrip({ requestSent: true }));
    expect(await page.dialog.findByText('日程変更前の予約の状況が変わりました')).toBeTruthy();
    expect(page.dialog.getByRole<HTMLInputElement>('radio', { name: /^残す/ }).checked).toBe(false);
    expect(page.dialog.getByText(/ホテルがすでに受け付けていたときは残せず/)).toBeTruthy();
    await page.choose(/^残す/);
    await page.agree();
    await page.confirm();
    expect(await page.input()).toMatchObject({ previousTravel: 'KEEP_IF_NOT_CANCELED' });
  });

  it('shows the state on the previous trip’s page', () => {
    const replacement = { state: 'KEPT', travel: { id: 't9' } };
    renderWithRelay((mock) => <Screen data={loadTestQuery<TripScreenQuery>(mock, query, { id: 't1' })} />, {
      resolvers: { Query: () => ({ travelInDetail: testTrip({ replacement }) }) },
    });
    expect(screen.getByText('日程変更前のこの予約を残しました')).toBeTruthy();
    expect(screen.getByRole('link', { name: '日程変更後の予約を見る' }).getAttribute('href')).toBe(
      '/trips/t9',
    );
  });
});
