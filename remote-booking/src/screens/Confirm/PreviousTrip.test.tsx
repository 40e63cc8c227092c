import { screen, within } from '@testing-library/react';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, expect, it } from 'vitest';
import { preparedResolvers } from '../../_prepared.ts';
import { Screen } from './ConfirmScreen.tsx';
import query, { type ConfirmScreenQuery } from './__generated__/ConfirmScreenQuery.graphql';

beforeAll(installTestSite);

it('shows what comes back for the trip that a date change gives up, and the difference', async () => {
  const room = { bookingStatus: 'BOOKED', paymentPrice: 30_000, refundPrice: 1_000 };
  const expediaHotelRooms = [
    { ...room, id: 'r1' },
    { ...room, id: 'r2', bookingStatus: 'CANCELED' },
  ];
  const prepared = { previousTravel: { id: 't0', expediaHotelRooms }, previousPenaltyPrice: 9_000 };
  renderWithRelay(
    (environment) => (
      <Screen
        data={{
          query: loadTestQuery<ConfirmScreenQuery>(environment, query, { priceCheckId: 'p1' }),
          attempt: 'a1',
        }}
      />
    ),
    { resolvers: preparedResolvers({ payment: { type: 'INVOICE' }, paymentPrice: 24_000, ...prepared }) },
  );
  const card = within(screen.getByRole('region', { name: '今の予約のキャンセル' }));
  const sum = (term: string) => card.getByText(term).nextElementSibling?.textContent;
  expect(sum('お支払い')).toBe('¥30,000');
  expect(sum('返金済み')).toBe('-¥1,000');
  expect(sum('キャンセル料')).toBe('¥9,000');
  expect(sum('返金額')).toBe('¥20,000');
  expect(sum('新しい予約(税込)')).toBe('¥24,000');
  expect(sum('今の予約の返金')).toBe('-¥20,000');
  expect(sum('差額')).toBe('+¥4,000');
  expect(await axeFindings()).toEqual([]);
});
