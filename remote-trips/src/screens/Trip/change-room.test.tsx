import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { listMutations } from '../../_mutations.ts';
import { testHotel, testRoom, testTrip } from '../../_trip.ts';
import { Screen } from './TripScreen.tsx';
import query, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

const myself = { id: 'u1', role: 'EMPLOYEE' };
const hotel = {
  ...testHotel,
  attributes: { general: { canUseUnicodeInSpecialRequest: false } },
  rooms: [{ id: '77', roomAmenities: { smoking: true } }],
};
const trip = (more: object = {}) => testTrip({ propertyContent: hotel, ...more });

async function openForm() {
  const user = userEvent.setup();
  const { environment } = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<TripScreenQuery>(mock, query, { id: 't1' })} />,
    { resolvers: { Query: () => ({ travelInDetail: trip(), myself }) } },
  );
  await user.click(screen.getByRole('button', { name: '1室目の宿泊者・ご要望を変更' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1室目の宿泊者・ご要望の変更' }));
  const answer = (resolvers: MockPayloadGenerator.MockResolvers) =>
    answerOperation(environment, (operation) => MockPayloadGenerator.generate(operation, resolvers));
  const fill = async (box: HTMLElement, text: string) => {
    await user.clear(box);
    await user.click(box);
    await user.paste(text);
  };
  const confirm = () => user.click(dialog.getByRole('button', { name: '変更を確定する' }));
  const request = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /ホテルへのご要望/ });
  return { user, environment, dialog, answer, fill, confirm, request };
}

beforeAll(installTestSite);

// spec: 7.changeRoomDetails, 8.changeRoomDetails
describe('changing a room', () => {
  it('sends what differs, and shows what the hotel took', async () => {
    const { user, environment, dialog, answer, fill, confirm, request } = await openForm();
    await fill(request(), 'High floor.');
    await user.click(dialog.getByText('喫煙を希望'));
    await confirm();
    expect((await findOperation(environment)).request.variables).toEqual({
      input: { travelId: 't1', expediaHotelRoomId: 'r1', specialRequest: 'High floor.', smoking: true },
    });
    const rooms = [testRoom(1, { specialRequest: 'High floor.' }), testRoom(2)];
    await answer({
      Mutation: () => ({
        changeRoomDetails: {
          __typename: 'ChangeRoomSuccess',
          travel: trip({ expediaHotelRooms: rooms }),
        },
      }),
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(screen.getByRole('article', { name: /1室目/ })).getByText('High floor.')).toBeTruthy();
  });

  it('tells beside the field what the hotel could not read, and keeps what was typed', async () => {
    const { environment, dialog, fill, confirm, request } = await openForm();
    const family = dialog.getByRole<HTMLInputElement>('textbox', { name: '姓(ローマ字)' });
    await fill(family, '佐藤');
    await fill(request(), '高層階');
    await confirm();
    expect(dialog.getByText(/漢字はローマ字に変換できません。パスポート/)).toBeTruthy();
    expect(dialog.getByText(/半角の英数字で入力してください/)).toBeTruthy();
    expect(document.activeElement).toBe(family);
    expect(listMutations(environment)).toEqual([]);
    expect(family.value).toBe('佐藤');
    expect(await axeFindings()).toEqual([]);
  });

  it('shows 確認中 instead of a failure when the hotel’s answer is awaited', async () => {
    const { answer, fill, confirm, request } = await openForm();
    await fill(request(), 'Quiet, please.');
    await confirm();
    await answer({
      Mutation: () => ({
        changeRoomDetails: { __typename: 'ChangeRoomError', errorCode: 'CHANGE_STATE_UNKNOWN' },
      }),
    });
    const rooms = [testRoom(1, { changePending: true }), testRoom(2)];
    await answer({ Query: () => ({ myself, travelInDetail: trip({ expediaHotelRooms: rooms }) }) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const room = within(screen.getByRole('article', { name: /1室目/ }));
    expect(room.getByText('変更確認中')).toBeTruthy();
    expect(room.queryByRole('button', { name: /変更/ })).toBeNull();
    expect(screen.getByText('変更を確認しています(確認中)')).toBeTruthy();
  });

  it('never claims failure when no answer came', async () => {
    const { environment, dialog, fill, confirm, request } = await openForm();
    await fill(request(), 'Quiet, please.');
    await confirm();
    await failOperation(environment, new Error('timeout'));
    await failOperation(environment, new Error('timeout'));
    expect(await dialog.findByText('変更できたかどうか確かめられませんでした')).toBeTruthy();
    expect(request().value).toBe('Quiet, please.');
  });
});
