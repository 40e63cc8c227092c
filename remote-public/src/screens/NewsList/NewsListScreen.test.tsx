import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newsReadUpTo } from '@yado/shared/site/news-mark';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Screen } from './NewsListScreen.tsx';
import query, { type NewsListScreenQuery } from './__generated__/NewsListScreenQuery.graphql';

const item = (day: string) => ({
  node: { id: `n-${day}`, title: `お知らせ ${day}`, body: '本文', publishedAt: `2030-01-${day}T00:00:00Z` },
  cursor: day,
});

function open(days: string[], hasNextPage = false, unreadable = 0) {
  const edges = [
    ...days.map(item),
    ...Array.from({ length: unreadable }, () => ({ node: null, cursor: '' })),
  ];
  const { environment } = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<NewsListScreenQuery>(mock, query, {})} />,
    {
      resolvers: {
        Query: () => ({
          myself: { id: 'u1' },
          newsList: { totalCount: 3, edges, pageInfo: { hasNextPage, endCursor: 'c' } },
        }),
      },
    },
  );
  return environment;
}

beforeAll(installTestSite);
beforeEach(() => localStorage.clear());

// spec: 3.desk-users
it('marks what is new, and counts it as seen from then on', async () => {
  localStorage.setItem('yado:news-read:u1', '2030-01-05T00:00:00Z');
  open(['09', '05']);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('未読')).toBeTruthy();
  expect(within(second as HTMLElement).queryByText('未読')).toBeNull();
  expect(newsReadUpTo('u1')).toBe('2030-01-09T00:00:00Z');
  expect(await axeFindings()).toEqual([]);
});

// spec: 7.cursor-merge
it('continues page by page and shows an item that comes twice once', async () => {
  const { mock } = open(['09', '08'], true);
  await userEvent.click(screen.getByRole('button', { name: 'さらに表示する' }));
  await act(async () =>
    mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        NewsConnection: () => ({
          totalCount: 3,
          edges: ['08', '07'].map(item),
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      }),
    ),
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'お知らせ 09',
    'お知らせ 08',
    'お知らせ 07',
  ]);
});

it('keeps no timer of a list that was left', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  open(['09', '08'], true);
  cleanup();
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('counts what could not be read', async () => {
  open(['09'], false, 2);
  expect(screen.getByText(/^2件のお知らせを読み込めませんでした。/)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(await axeFindings()).toEqual([]);
});

it('does not say that there is none when none could be read', () => {
  open([], false, 1);
  expect(screen.queryByText('お知らせはありません')).toBeNull();
  expect(screen.getByText(/^1件のお知らせを読み込めませんでした。/)).toBeTruthy();
});

it('says so when there is none', async () => {
  open([]);
  expect(screen.getByText('お知らせはありません')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});
