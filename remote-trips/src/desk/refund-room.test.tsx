import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { testRoom, testTrip } from '../_trip.ts';
import { Screen } from '../screens/Trip/TripScreen.tsx';
import query, { type TripScreenQuery } from '../screens/Trip/__generated__/TripScreenQuery.graphql';
import { refundMessages } from './refund-messages.ts';

function renderTrip(role: string) {
  const trip = testTrip({ expediaHotelRooms: [testRoom(1, { refundPrice: 4_000 }), testRoom(2)] });
  const { environment } = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<TripScreenQuery>(mock, query, { id: 't1' })} />,
    { resolvers: { Query: () => ({ travelInDetail: trip, myself: { id: 'o1', role } }) } },
  );
  return environment;
}

beforeAll(installTestSite);

// spec: 7.refund-room
describe('giving money back for a room', () => {
  it('is nothing for anybody but operators', () => {
    renderTrip('COMPANY_ADMIN');
    expect(screen.queryByRole('region', { name: '運営の手続き' })).toBeNull();
  });

  it('sends whole yen with a reason, and keeps both when the server objects', async () => {
    const user = userEvent.setup();
    const environment = renderTrip('OPERATOR');
    const desk = within(await screen.findByRole('region', { name: '運営の手続き' }));
    await user.click(desk.getByRole('button', { name: '1室目へ返金する' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1室目への返金' }));
    expect(dialog.getByText('¥6,000')).toBeTruthy();
    expect(
      dialog.getByText(
        '1000文字まで。予約者への返金のお知らせメールと、支店の方も見られる予約の履歴に、このまま記載します。',
      ),
    ).toBeTruthy();
    const confirm = () => user.click(dialog.getByRole('button', { name: '返金を確定する' }));
    await confirm();
    const price = dialog.getByRole<HTMLInputElement>('textbox', { name: /返金する金額/ });
    expect(document.activeElement).toBe(price);
    expect(await axeFindings()).toEqual([]);
    await user.type(price, '4,800');
    await user.type(dialog.getByRole('textbox', { name: /返金の理由/ }), 'お詫び');
    await confirm();
    expect((await findOperation(environment)).request.variables).toMatchObject({
      input: { expediaHotelRoomId: 'r1', refundPrice: 4_800, reason: 'お詫び' },
    });
    await answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({ refundRoom: { __typename: 'RefundRoomError', errorCode: 'INVALID_PRICE' } }),
      }),
    );
    expect(await dialog.findByText(refundMessages.INVALID_PRICE.text)).toBeTruthy();
    expect(price.value).toBe('4,800');
  });

  it('continues with an unanswered refund under its key, also from a dialog opened again', async () => {
    const user = userEvent.setup();
    const environment = renderTrip('OPERATOR');
    const desk = within(await screen.findByRole('region', { name: '運営の手続き' }));
    const openDialog = async () => {
      await user.click(desk.getByRole('button', { name: '1室目へ返金する' }));
      return within(await screen.findByRole('dialog', { name: '1室目への返金' }));
    };
    const sentNow = () =>
      environment.mock.findOperation(({ request }) => request.node.params.name === 'useRefundRoomMutation');
    const first = await openDialog();
    await user.type(first.getByRole('textbox', { name: /返金する金額/ }), '6000');
    await user.type(first.getByRole('textbox', { name: /返金の理由/ }), 'お詫び');
    await user.click(first.getByRole('button', { name: '返金を確定する' }));
    const unanswered = sentNow();
    await act(async () => environment.mock.reject(unanswered, new Error('down')));
    expect(await first.findByText(/二重に返金されることはありません/)).toBeTruthy();
    const reading = environment.mock.findOperation(
      ({ request }) => request.node.params.name === 'TripScreenQuery',
    );
    await act(async () => environment.mock.reject(reading, new Error('down')));
    await user.click(first.getByRole('button', { name: 'やめる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openDialog();
    const price = again.getByRole<HTMLInputElement>('textbox', { name: /返金する金額/ });
    expect([price.value, price.readOnly]).toEqual(['6000', true]);
    expect(await axeFindings()).toEqual([]);
    await user.click(again.getByRole('button', { name: '返金を確定する' }));
    expect(sentNow().request.variables).toEqual(unanswered.request.variables);
  });
});
