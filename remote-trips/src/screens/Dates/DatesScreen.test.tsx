import { act, screen, within } from '@testing-library/react';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import type { Stay } from '@yado/shared/routing/stay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testRoom, testTrip } from '../../_trip.ts';
import { Screen } from './DatesScreen.tsx';
import tripQuery, { type DatesScreenQuery } from './__generated__/DatesScreenQuery.graphql';
import roomsQuery, { type MovedRoomsQuery } from './__generated__/MovedRoomsQuery.graphql';

const stay: Stay = {
  checkin: '2031-01-10',
  checkout: '2031-01-12',
  occupancies: [
    { adults: 1, childAges: [] },
    { adults: 1, childAges: [] },
  ],
};
const rate = (paymentPrice: number, alwaysFree = false) => ({
  __typename: 'StandAloneRate',
  id: `rate-${paymentPrice}`,
  epsRateId: String(paymentPrice),
  isPackageRate: false,
  mappedRateAmenities: { jaMealLabels: ['朝食付き'] },
  cancelTimeline: { freeUntil: '2031-01-09T00:00:00+09:00', alwaysFree },
  bedGroups: [{ id: 'bed', description: 'ツイン' }],
  pricing: { total: { paymentPrice, propertyPrice: { total: { currency: 'USD', value: '12.50' } } } },
});
const room = (epsRoomId: string, name: string, prices: number[]) => ({
  id: `room-${epsRoomId}`,
  epsRoomId,
  name,
  rates: prices.map((price) => rate(price)),
});

function renderDates(trip: object | null, rooms: object[] | null, wanted: Stay = stay) {
  const { environment } = renderWithRelay(
    (mock) => (
      <Screen
        data={{
          id: 't1',
          propertyId: rooms && '100',
          stay: rooms && wanted,
          continues: 'p0',
          trip: loadTestQuery<DatesScreenQuery>(mock, tripQuery, { id: 't1' }),
          rooms: rooms && {
            query: loadTestQuery<MovedRoomsQuery>(mock, roomsQuery, { id: '100', stay: wanted }),
          },
        }}
      />
    ),
    { resolvers: { Query: () => ({ travelInDetail: trip }) } },
  );
  const fail = () => act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
  const answer = async () => {
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => ({ expediaHotelRooms: rooms ?? [] }) }),
      ),
    );
  };
  return { answer, fail };
}
const dear = testTrip({
  expediaHotelRooms: [testRoom(1, { currentPenaltyPrice: 3_000 }), testRoom(2, { currentPenaltyPrice: 0 })],
});

beforeAll(installTestSite);
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-12-01T12:00:00+09:00') }));
afterEach(() => {
  vi.useRealTimers();
});

describe('moving a trip to other days', () => {
  it('asks for the days first, and tells what giving up the trip costs', async () => {
    renderDates(dear, null);
    expect(screen.getByText('新しい宿泊日を選んでください')).toBeTruthy();
    const now = within(screen.getByRole('region', { name: '今の予約' }));
    expect(now.getByText('¥30,000')).toBeTruthy();
    expect(now.getByText('¥3,000')).toBeTruthy();
    expect(now.getByText('¥27,000')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('shows the same type of room first, with the difference, and leads to the booking that replaces the trip', async () => {
    const { answer } = renderDates(dear, [
      room('88', 'スイート', [90_000]),
      room('77', 'ツイン', [25_000, 29_500]),
    ]);
    await answer();
    const same = within(screen.getByRole('region', { name: 'ツイン' }));
    expect(same.getByText('-¥2,000')).toBeTruthy();
    expect(same.getByText('+¥2,500')).toBeTruthy();
    expect(same.getAllByText(/ほかに現地でのお支払い \$12\.50/)).toHaveLength(2);
    const [go] = same.getAllByRole('link', { name: /^変更へ進む/ });
    const address = new URL(go?.getAttribute('href') ?? '', 'http://yado.test');
    expect(address.pathname).toBe('/booking/prepare');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      hotel: '100',
      roomType: '77',
      rate: '25000',
      price: '25000',
      replaces: 't1',
      continues: 'p0',
      checkin: '2031-01-10',
    });
    expect(screen.getByText('ほかの部屋タイプを見る(1)')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('books only the rooms again that are still booked', async () => {
    const givenUp = testRoom(1, { status: 'REFUNDED', bookingStatus: 'CANCELED', currentPenaltyPrice: null });
    const standing = testRoom(2, { status: 'REFUNDED', refundPrice: 1_000 });
    const one = { ...stay, occupancies: stay.occupancies.slice(1) };
    const { answer } = renderDates(
      testTrip({ expediaHotelRooms: [givenUp, standing] }),
      [room('77', 'ツイン', [25_000])],
      one,
    );
    await answer();
    const now = within(screen.getByRole('region', { name: '今の予約' }));
    expect(now.getByText('1室')).toBeTruthy();
    expect(now.getByText('お支払い').nextElementSibling?.textContent).toBe('¥20,000');
    expect(now.getByText('返金済み').nextElementSibling?.textContent).toBe('-¥1,000');
    expect(now.getByText('返金額').nextElementSibling?.textContent).toBe('¥19,000');
    const same = within(screen.getByRole('region', { name: 'ツイン' }));
    expect(same.getByText('今の予約の返金').nextElementSibling?.textContent).toBe('-¥19,000');
    expect(same.getByText('差額').nextElementSibling?.textContent).toBe('+¥6,000');
  });

  it('names no hour where canceling the new booking never costs anything', async () => {
    const always = { ...room('77', 'ツイン', []), rates: [rate(25_000, true)] };
    const { answer } = renderDates(dear, [always]);
    await answer();
    expect(screen.getByText('チェックイン日までいつでも無料でキャンセル')).toBeTruthy();
    expect(document.body.textContent).not.toContain('00:00');
  });

  it('says where the new booking could not be given back', async () => {
    const cancelTimeline = { freeUntil: null, alwaysFree: false, stages: [{ penaltyPrice: 25_000 }] };
    const lost = { ...room('77', 'ツイン', []), rates: [{ ...rate(25_000), cancelTimeline }] };
    const { answer } = renderDates(dear, [lost]);
    await answer();
    expect(screen.getByText('返金不可')).toBeTruthy();
  });

  it('says when nothing is free on those days', async () => {
    const { answer } = renderDates(dear, [room('77', 'ツイン', [])]);
    await answer();
    expect(screen.getByText('この日程に空室はありません')).toBeTruthy();
  });

  it('keeps the days and the trip on the screen when the rooms can’t be read', async () => {
    const { fail } = renderDates(dear, []);
    await fail();
    expect(screen.getByText('客室と料金を取得できませんでした')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'もう一度読み込む' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '今の予約' })).toBeTruthy();
  });

  it('asks for other days when they are those of the trip', () => {
    renderDates(dear, [], { ...stay, checkin: '2030-12-31', checkout: '2031-01-02' });
    expect(screen.getByText(/今と同じ宿泊日です/)).toBeTruthy();
    expect(screen.queryByText('空室を調べています')).toBeNull();
  });

  it('explains why a trip can’t be moved, and knows nothing of a missing one', () => {
    renderDates(testTrip({ viewerCanChangeDates: false }), null);
    expect(screen.getByText('この予約の宿泊日は変更できません')).toBeTruthy();
    renderDates(null, null);
    expect(screen.getByText('予約が見つかりません')).toBeTruthy();
  });
});
