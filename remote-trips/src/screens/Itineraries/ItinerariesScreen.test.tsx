import { screen, within } from '@testing-library/react';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBookedRoom, testRoom, testTrip } from '../../_trip.ts';
import { Screen } from './ItinerariesScreen.tsx';
import query, { type ItinerariesScreenQuery } from './__generated__/ItinerariesScreenQuery.graphql';

function renderItineraries(rooms: object[], chosen: number[] | null = null) {
  const itineraries = [
    { id: 'i1', itineraryId: '9000', rooms: rooms.map((_room, index) => testBookedRoom(index + 1)) },
  ];
  return renderWithRelay(
    (mock) => (
      <Screen data={{ chosen, query: loadTestQuery<ItinerariesScreenQuery>(mock, query, { id: 't1' }) }} />
    ),
    { resolvers: { Query: () => ({ travelInDetail: testTrip({ expediaHotelRooms: rooms }), itineraries }) } },
  );
}

beforeAll(installTestSite);

// spec: 2.itineraries, 3.itinerary-room, 7.itineraries
describe('ItinerariesScreen', () => {
  it('has a sheet per room with stay, both amounts, policy and whom to call', async () => {
    renderItineraries([testRoom(1), testRoom(2)]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const sheet = within(screen.getByRole('article', { name: /2室目/ }));
    expect(sheet.getByText('Suzuki Ken')).toBeTruthy();
    expect(sheet.getByText(/¥20,000/)).toBeTruthy();
    expect(sheet.getByText('$6.25(宿泊税などは含まない)')).toBeTruthy();
    expect(sheet.getByText(/12月29日\(日\) 23:59 まで無料/)).toBeTruthy();
    expect(sheet.getByText(/緊急 24時間/)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says when one gets in and what the hotel has still to send as the trip page does', () => {
    renderItineraries([testRoom(1)]);
    const sheet = screen.getByRole('article', { name: /1室目/ }).textContent;
    expect(sheet).toContain('チェックイン15:00 〜 24:00');
    expect(sheet).toContain('ホテル確認番号発行待ち(予約は確定しています)');
  });

  it('names the taxes that the hotel is expected to collect, or that they are in its own sum', () => {
    const own = { currency: 'JPY', value: '900' };
    renderItineraries([
      testRoom(1, { propertyPrice: null, localTax: { total: 400, isUpperBound: true } }),
      testRoom(2, { propertyPrice: { total: own, mandatoryTaxPrice: own } }),
    ]);
    const [estimated, named] = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(estimated).toContain('現地での宿泊税などの目安最大¥400(ホテルが現地で集めます)');
    expect(estimated).not.toContain('現地でのお支払い');
    expect(named).toContain('現地でのお支払い¥900(宿泊税などを含む)');
    expect(named).not.toContain('目安');
  });

  it('says where nobody knows whether the hotel collects taxes', () => {
    renderItineraries([
      testRoom(1, { propertyPrice: null, localTaxState: 'UNKNOWN' }),
      testRoom(2, { propertyPrice: null }),
    ]);
    const [unknown, none] = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(unknown).toContain('現地でのお支払い宿泊税などの有無は確認していません');
    expect(none).not.toContain('現地でのお支払い');
  });

  it('shows the chosen rooms, and none that was given up', () => {
    renderItineraries(
      [testRoom(1), testRoom(2, { status: 'CANCELED', bookingStatus: 'CANCELED' }), testRoom(3)],
      [2, 3],
    );
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article', { name: /3室目/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /2室目/ })).toBeNull();
  });

  it('goes by the booking, not by the money that went back', () => {
    renderItineraries([
      testRoom(1, { status: 'REFUNDED', bookingStatus: 'CANCELED' }),
      testRoom(2, { status: 'REFUNDED', refundPrice: 1_000 }),
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article', { name: /2室目/ })).toBeTruthy();
  });

  it('says so when there is nothing to take along', () => {
    renderItineraries([testRoom(1, { status: 'PENDING', bookingStatus: 'PENDING' })]);
    expect(screen.getByText('旅程表はありません')).toBeTruthy();
  });
});
