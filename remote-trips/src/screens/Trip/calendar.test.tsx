import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { testRoom, testTrip } from '../../_trip.ts';
import { Screen } from './TripScreen.tsx';
import query, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

beforeAll(installTestSite);
afterEach(() => vi.restoreAllMocks());

it('names in the calendar file the guests of the rooms that were not canceled', async () => {
  const saved = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (blob) => {
      resolve(blob as Blob);
      return 'blob:test';
    };
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const rooms = [
    testRoom(1, { status: 'CANCELED', bookingStatus: 'CANCELED' }),
    testRoom(2, { status: 'REFUNDED', bookingStatus: 'BOOKED' }),
    testRoom(3, { status: 'REFUNDED', bookingStatus: 'CANCELED' }),
  ];
  renderWithRelay((mock) => <Screen data={loadTestQuery<TripScreenQuery>(mock, query, { id: 't1' })} />, {
    resolvers: {
      Query: () => ({
        travelInDetail: testTrip({ status: 'PARTIALLY_CANCELED', expediaHotelRooms: rooms }),
        myself: { id: 'u1', role: 'EMPLOYEE' },
      }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'カレンダーに追加' }));
  const text = (await (await saved).text()).replaceAll('\r\n ', '');
  expect(text).toContain('宿泊者: Suzuki Ken\\n');
  expect(text).not.toMatch(/Tanaka|Sato/);
});
