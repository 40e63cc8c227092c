import { screen } from '@testing-library/react';
import { addDays, todayIn } from '@yado/shared/format/calendar-date';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, expect, it } from 'vitest';
import { renderScreen, STAY } from './_results-screen.tsx';

beforeAll(installTestSite);

it('names the tightest filter of an empty result and what dropping it brings', async () => {
  renderScreen(
    `q=東京&region=1&${STAY}&star=2&amenity=pool`,
    { totalCount: 0, specifiedProperty: null, edges: [] },
    {
      relaxations: [
        { condition: 'STAR_RATING', amenity: null, count: 2 },
        { condition: 'AMENITY', amenity: 'POOL', count: 7 },
      ],
    },
  );
  expect(await screen.findByText('いちばん厳しい条件は「プール」です。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '「プール」を外して7軒を表示' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '絞り込みをすべて解除(22軒)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '2つ星を解除' })).toBeTruthy();
});

it('says that the day is over in Japan where nothing is found for yesterday', async () => {
  const yesterday = addDays(todayIn('Asia/Tokyo'), -1);
  const stay = `checkin=${yesterday}&checkout=${addDays(yesterday, 2)}&room=1`;
  renderScreen(`q=京都&region=1&${stay}`, { totalCount: 0, specifiedProperty: null, edges: [] });
  expect(await screen.findByText(/^日本ではチェックイン日が過ぎています。/)).toBeTruthy();
});

it('offers more rooms where nothing is found for many people in one', async () => {
  const stay = 'checkin=2026-12-10&checkout=2026-12-12&room=5';
  renderScreen(`q=東京&region=1&${stay}`, { totalCount: 0, specifiedProperty: null, edges: [] });
  const link = await screen.findByRole('link', { name: '3室に分けて検索' });
  expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.getAll('room')).toEqual([
    '2',
    '2',
    '1',
  ]);
});
