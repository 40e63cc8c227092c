import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@yado/shared/testing/axeFindings';
import { renderWithRelay } from '@yado/shared/testing/renderWithRelay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestQuery } from '@yado/shared/testing/loadTestQuery';
import { installTestSite } from '@yado/shared/testing/installTestSite';
import { testRoom, testTrip } from '../../_trip.ts';
import { filterFromParams, filterToInput } from '../../lib/trip-filter.ts';
import { Screen } from './TripListScreen.tsx';
import query, { type TripListScreenQuery } from './__generated__/TripListScreenQuery.graphql';

const page = (edges: object[], hasNextPage = false) => ({
  totalCount: edges.length + (hasNextPage ? 1 : 0),
  edges,
  pageInfo: { hasNextPage, endCursor: 'c1' },
});
const edge = (more: object = {}) => ({ node: testTrip(more), cursor: 'c' });

function renderScreen(address: string, connection: object) {
  const filter = filterFromParams(new URLSearchParams(address));
  const input = filterToInput(filter);
  return renderWithRelay(
    (environment) => (
      <Screen data={{ filter, query: loadTestQuery<TripListScreenQuery>(environment, query, { input }) }} />
    ),
    { resolvers: { TravelConnection: () => connection }, path: `/trips?${address}` },
  );
}

beforeAll(installTestSite);

describe('TripListScreen', () => {
  it('lists what a trip is, for whom, and both purses apart', async () => {
    renderScreen(
      '',
      page([
        edge({
          status: 'PARTIALLY_CANCELED',
          pricing: { ...testTrip().pricing, refundPrice: 10_000, finalPaymentPrice: 20_000 },
        }),
      ]),
    );
    const row = within(screen.getByRole('row', { name: /東京駅ホテル/ }));
    expect(row.getByRole('link', { name: '東京駅ホテル' }).getAttribute('href')).toBe('/trips/t1');
    expect(row.getByText('一部キャンセル')).toBeTruthy();
    expect(row.getByText('予約番号 T-301101-AAAAAA')).toBeTruthy();
    expect(row.getByText('2030年12月31日(火) 〜 2031年1月2日(木)')).toBeTruthy();
    expect(row.getByText('Tanaka Ken')).toBeTruthy();
    expect(row.getByText('2室')).toBeTruthy();
    expect(row.getByText('田中 健一')).toBeTruthy();
    expect(row.getByText('¥20,000')).toBeTruthy();
    expect(row.getByText('返金 ¥10,000')).toBeTruthy();
    expect(row.getByText('ほかに現地でのお支払いあり')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('names two guests and counts the others', () => {
    renderScreen('', page([edge({ expediaHotelRooms: [testRoom(1), testRoom(2), testRoom(3)] })]));
    expect(screen.queryByText('Sato Ken')).toBeNull();
    expect(screen.getByText('ほか1名・3室')).toBeTruthy();
  });

  it('shows no amount for a booking that failed', () => {
    renderScreen('', page([edge({ status: 'FAILED' })]));
    expect(screen.getByText('請求なし')).toBeTruthy();
    expect(screen.queryByText('¥30,000')).toBeNull();
  });

  it('adds the next page, keeps a trip of both pages once, and counts what could not be read', async () => {
    const user = userEvent.setup();
    const { environment } = renderScreen('', page([edge()], true));
    await user.click(screen.getByRole('button', { name: 'さらに表示する' }));
    const next = page([edge(), { node: null, cursor: 'x' }, edge({ id: 't2' })]);
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) => {
        expect(operation.request.variables).toMatchObject({ cursor: 'c1' });
        return MockPayloadGenerator.generate(operation, { TravelConnection: () => next });
      }),
    );
    expect(screen.getAllByRole('link', { name: '東京駅ホテル' })).toHaveLength(2);
    expect(screen.getByText(/1件の予約を読み込めませんでした/)).toBeTruthy();
  });

  it('says that a next page failed, and goes on when asked again', async () => {
    const user = userEvent.setup();
    const { environment } = renderScreen('', page([edge()], true));
    await user.click(screen.getByRole('button', { name: 'さらに表示する' }));
    act(() => environment.mock.rejectMostRecentOperation(new Error('down')));
    expect(screen.getByRole('alert').textContent).toContain('「続きの表示」に失敗しました');
    await user.click(screen.getByRole('button', { name: 'さらに表示する' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the search when there is no trip yet', async () => {
    renderScreen('', page([]));
    expect(screen.getByRole('link', { name: 'ホテルを探す' }).getAttribute('href')).toBe('/');
    expect(await axeFindings()).toEqual([]);
  });

  it('offers to drop the filter when nothing matches', () => {
    renderScreen('status=canceled&guest=zzz', page([]));
    expect(screen.getByText('条件に合う予約がありません')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'キャンセル済み' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'キーワード' }).value).toBe('zzz');
    expect(screen.getByRole('button', { name: '絞り込みをすべて解除する' })).toBeTruthy();
  });
});
