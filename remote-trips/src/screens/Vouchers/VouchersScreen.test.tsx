import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { testBookedRoom, testHotel, testRoom, testTrip } from '../../_trip.ts';
import { Screen } from './VouchersScreen.tsx';
import query, { type VouchersScreenQuery } from './__generated__/VouchersScreenQuery.graphql';

const numbers = [1, 2, 3];
const trip = testTrip({
  expediaHotelRooms: numbers.map((number) => testRoom(number)),
  itinerary: { id: 'i1', itineraryId: '9000', rooms: numbers.map((number) => testBookedRoom(number)) },
});
const buildVoucher = (...valid: number[]) => ({
  id: 'v1',
  rooms: valid.map((number) => testBookedRoom(number)),
  propertyContent: testHotel,
  enPropertyContent: {
    ...testHotel,
    id: '100@en-US',
    name: 'Tokyo Station Hotel',
    rooms: [{ id: '77', name: 'Superior Twin' }],
  },
});

function renderVouchers(vouchers: object[], chosen: number[] | null = null, travelInDetail: object = trip) {
  return renderWithRelay(
    (environment) => (
      <Screen
        data={{ chosen, query: loadTestQuery<VouchersScreenQuery>(environment, query, { id: 't1' }) }}
      />
    ),
    { resolvers: { Query: () => ({ travelInDetail, vouchers }) } },
  );
}

beforeAll(installTestSite);

// spec: 2.vouchers, 7.vouchers
describe('VouchersScreen', () => {
  it('shows one sheet per room in both languages', async () => {
    renderVouchers([buildVoucher(1, 2, 3)]);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    const sheet = within(screen.getByRole('article', { name: /2室目/ }));
    expect(sheet.getByText('Suzuki Ken')).toBeTruthy();
    expect(sheet.getByText('Tokyo Station Hotel')).toBeTruthy();
    expect(sheet.getByText('Superior Twin')).toBeTruthy();
    expect(sheet.getByText('$6.25(宿泊税などは含まない)')).toBeTruthy();
    expect(sheet.queryByText(/予約全体|Whole booking/)).toBeNull();
    expect(sheet.getByText('Tue, Dec 31, 2030 – Thu, Jan 2, 2031 (2 nights)')).toBeTruthy();
    expect(sheet.getByText(/緊急 24時間/)).toBeTruthy();
    // In Japanese and in English.
    expect(sheet.getByRole('link', { name: '03-0000-0100' })).toBeTruthy();
    expect(sheet.getByRole('link', { name: '+81 3-0000-0100' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '3室分を印刷' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says when one gets in and that the hotel’s number is to come, never of a room that is not certain', () => {
    const checkin = { ...testHotel.importantNotes.checkin, endTime: 'いつでも', twentyFourHour: true };
    const propertyContent = { ...testHotel, importantNotes: { ...testHotel.importantNotes, checkin } };
    const rooms = [testBookedRoom(1), testBookedRoom(2, { status: 'PENDING' })];
    renderVouchers(
      [{ ...buildVoucher(1, 2), propertyContent }],
      null,
      testTrip({ itinerary: { id: 'i1', itineraryId: '9000', rooms } }),
    );
    const [certain, open] = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(certain).toContain('15:00から(フロントは24時間対応)');
    expect(certain).toContain('発行待ち(予約は確定しています) To be confirmed');
    expect(open).toContain('確認中 To be confirmed');
  });

  // spec: 2.vouchers
  it('shows only the rooms that the address names', () => {
    renderVouchers([buildVoucher(1, 2, 3)], [3]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article', { name: /3室目/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /1室目/ }).checked).toBe(false);
    expect(screen.getByRole('button', { name: '1室分を印刷' })).toBeTruthy();
  });

  // spec: 7.vouchers
  it('saves the shown rooms as a PDF, also after the guests’ link was taken back', async () => {
    const { environment } = renderVouchers([buildVoucher(1, 2, 3)], [3], { ...trip, publicKey: null });
    await userEvent.click(screen.getByRole('radio', { name: /English/ }));
    await userEvent.click(screen.getByRole('button', { name: '1室分をPDFで保存' }));
    expect((await findOperation(environment)).request.variables).toEqual({
      input: { travelId: 't1', roomNumbers: [3], language: 'en-US' },
    });
  });

  it('leaves out rooms that can’t be stayed in', () => {
    renderVouchers([buildVoucher(1, 3)], [2, 3]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('checkbox', { name: /2室目/ })).toBeNull();
  });

  it('says so when no room is chosen or none is certain', async () => {
    const { unmount } = renderVouchers([buildVoucher(1, 2)], []);
    expect(screen.getByText('客室が選ばれていません')).toBeTruthy();
    unmount();
    renderVouchers([]);
    expect(screen.getByText('印刷できる確認書はありません')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /印刷/ })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });
});
