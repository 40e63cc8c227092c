import { screen, within } from '@testing-library/react';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { testRoom, testTrip } from '../../_trip.ts';
import { Screen } from './TripScreen.tsx';
import query, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

function renderTrip(trip: object) {
  return renderWithRelay(
    (environment) => <Screen data={loadTestQuery<TripScreenQuery>(environment, query, { id: 't1' })} />,
    { resolvers: { Query: () => ({ travelInDetail: trip, myself: { id: 'u1', role: 'EMPLOYEE' } }) } },
  );
}

beforeAll(installTestSite);

// spec: 2.trip
describe('what a cancellation cost', () => {
  it.each([
    ['CANCELED', 10_000, 'キャンセル料(消費税対象外)¥0'],
    ['CANCELED', 7_000, 'キャンセル料(消費税対象外)¥3,000'],
    ['PARTIALLY_CANCELED', 7_000, '返金後のお支払い¥23,000うちキャンセル料(消費税対象外)¥3,000'],
  ])('names the fee of a trip that is %s, of which ¥%d came back, outside of tax', (status, back, fee) => {
    const { pricing } = testTrip();
    const canceled = testRoom(1, {
      status: 'CANCELED',
      bookingStatus: 'CANCELED',
      canceledAt: '2030-12-30T10:00:00+09:00',
      refundPrice: back,
      cancelRefundPrice: back,
    });
    renderTrip(
      testTrip({
        status,
        pricing: { ...pricing, refundPrice: back, finalPaymentPrice: 30_000 - back },
        expediaHotelRooms: status === 'CANCELED' ? [canceled] : [canceled, testRoom(2)],
      }),
    );
    const card = screen.getByRole('heading', { name: '今回のお支払い' }).closest('section');
    expect(card?.textContent).toContain(fee);
    expect(card?.textContent).toContain('ご予約時の合計(税込)');
    expect(card?.textContent).not.toContain('返金後のお支払い(税込)');
    const room = within(screen.getByRole('article', { name: /1室目/ }));
    expect(room.getByText('キャンセル料(消費税対象外)').nextElementSibling?.textContent).toBe(
      back === 10_000 ? '¥0' : '¥3,000',
    );
  });
});
