import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBookedRoom, testTrip } from '../../_trip.ts';
import { Screen } from './TripScreen.tsx';
import query, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

function openTrip(trip: object, myself: object) {
  const { environment } = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<TripScreenQuery>(mock, query, { id: 't1' })} />,
    { resolvers: { Query: () => ({ travelInDetail: trip, myself }) } },
  );
  const answer = (field: string, publicKey: string | null) =>
    answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({
          [field]: testTrip({ publicKey, publicKeyExpiresAt: publicKey && '2031-02-02T00:00:00+09:00' }),
        }),
      }),
    );
  return { user: userEvent.setup(), answer };
}
const booker = { id: 'u1', role: 'EMPLOYEE' };
const link = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /宿泊者用のリンク/ });

beforeAll(installTestSite);

// spec: 6.by-key
describe('the guests’ link', () => {
  it('is closed after a question and opened again under another key', async () => {
    const { user, answer } = openTrip(testTrip(), booker);
    await user.click(screen.getByRole('button', { name: 'リンクを無効にする' }));
    expect(await screen.findByRole('alertdialog', { name: /無効にしますか/ })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '無効にする' }));
    await answer('revokeTravelPublicKey', null);
    await waitFor(() => expect(link()).toBeNull());
    await user.click(screen.getByRole('button', { name: '新しいリンクを発行する' }));
    await answer('renewTravelPublicKey', 'NEW');
    await waitFor(() => expect(link()?.value).toMatch(/\/p\/trips\/NEW$/));
  });

  it('says until when it works', () => {
    openTrip(testTrip(), booker);
    expect(screen.getByText(/2031年2月2日\(日\) 00:00まで開けます/)).toBeTruthy();
  });

  it('that has ended differs from one that was closed, and can be made again', async () => {
    openTrip(testTrip({ publicKey: null }), booker);
    expect(link()).toBeNull();
    expect(screen.getByText(/2031年2月2日\(日\) 00:00に公開が終了しました/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '新しいリンクを発行する' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('of a canceled trip says what guests read, and is not made again once it is closed', () => {
    openTrip(testTrip({ status: 'CANCELED' }), booker);
    expect(link()).toBeTruthy();
    expect(screen.getByText(/^開いた方には、この予約がキャンセルされたことが表示されます。/)).toBeTruthy();
    expect(screen.queryByText(/宿泊確認書を見られます/)).toBeNull();
    cleanup();
    openTrip(testTrip({ status: 'CANCELED', publicKey: null }), booker);
    expect(screen.queryByRole('button', { name: '新しいリンクを発行する' })).toBeNull();
  });

  it('is passed on by a colleague, who can’t close it', () => {
    openTrip(testTrip(), { id: 'u2', role: 'EMPLOYEE' });
    expect(link()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'リンクを無効にする' })).toBeNull();
  });

  it('is not shown to a desk, which writes memos of its own kind', () => {
    openTrip(testTrip({ publicKey: null, publicKeyExpiresAt: null }), { id: 'o1', role: 'OPERATOR' });
    expect(link()).toBeNull();
    expect(screen.queryByRole('button', { name: '新しいリンクを発行する' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'もう一度予約' })).toBeNull();
    expect(screen.getByRole('textbox', { name: /運営担当者のメモを追加/ })).toBeTruthy();
  });
});

describe('a room that the supplier has canceled', () => {
  it('is named as what it is, with where to look for another', async () => {
    const taken = {
      __typename: 'TravelHistory',
      id: 'h2',
      historyType: 'ROOM_CANCELED',
      createdAt: '2030-12-01T12:00:00+09:00',
      data: {
        __typename: 'RoomCanceledData',
        expediaHotelRoomId: 'r2',
        cancelRefundPrice: null,
        by: 'SUPPLIER',
        employeeId: null,
      },
    };
    const stays = { id: 'i1', rooms: [testBookedRoom(1), testBookedRoom(2, { numberOfAdults: 2 })] };
    openTrip(testTrip({ status: 'PARTIALLY_CANCELED', updateTimeline: [taken], itinerary: stays }), booker);
    expect(screen.getByText('ホテル側の都合で客室がキャンセルされました(2室目)')).toBeTruthy();
    const other = screen.getByRole('link', { name: '同じホテルの空室を見る' });
    // The days of the trip, and the one room that was lost.
    expect(other.getAttribute('href')).toBe('/hotels/100?checkin=2030-12-31&checkout=2031-01-02&room=2');
    expect(await axeFindings()).toEqual([]);
  });
});
