import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failOperation } from '@yado/shared/testing/find-operation';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, expect, it } from 'vitest';
import { stayInput } from '../../lib/search-variables.ts';
import { defaultStay } from '../../lib/stay-defaults.ts';
import { Screen } from './HotelScreen.tsx';
import contentQuery, { type HotelScreenQuery } from './__generated__/HotelScreenQuery.graphql';
import nearbyQuery, { type NearbyHotelsQuery } from './__generated__/NearbyHotelsQuery.graphql';

const scores = {
  overall: 4,
  cleanliness: 4,
  service: 4,
  comfort: 4,
  condition: 4,
  neighborhood: 4,
  amenities: 4,
};
const content = {
  PropertyContent: () => ({
    name: '鶴の亭',
    timeZone: 'Asia/Tokyo',
    themes: [],
    amenities: ['FREE_WIFI'],
    infectionPrevention: { measures: ['消毒しています'] },
    nearbySpots: [],
    spokenLanguages: ['日本語'],
    guestReviews: Array.from({ length: 7 }, (_none, index) => ({ title: `感想 ${index + 1}` })),
  }),
  PropertyStarRating: () => ({ rating: 4 }),
  GuestRating: () => ({ ...scores, count: 120 }),
  GuestReview: () => ({ source: 'Expedia Verified Review', rating: 4, submittedDate: '2026-11-01' }),
};
const saved = { get: () => null, subscribe: () => () => {}, dispose: () => {} };

function renderScreen() {
  return renderWithRelay(
    (environment) => {
      const texts = loadTestQuery<HotelScreenQuery>(environment, contentQuery, {
        id: '7',
        language: 'ja-JP',
      });
      const query = loadTestQuery<NearbyHotelsQuery>(environment, nearbyQuery, {
        id: '7',
        language: 'ja-JP',
        stay: stayInput(defaultStay()),
        priced: false,
      });
      const nearby = { query, dispose: query.dispose };
      return (
        <Screen
          data={{ id: '7', stay: null, view: {}, problem: '', content: texts, rooms: null, nearby, saved }}
        />
      );
    },
    { resolvers: content },
  );
}

beforeAll(installTestSite);

it('says of each review where it comes from', async () => {
  renderScreen();
  expect(await screen.findAllByText(/2026\/11\/01・Expediaで確認済みの口コミ$/)).toHaveLength(6);
});

it('keeps the hotel on the screen when more reviews fail, with a retry', async () => {
  const { environment } = renderScreen();
  await userEvent.click(await screen.findByRole('button', { name: 'さらに表示する' }));
  await failOperation(environment, new Error('down'));
  expect(await screen.findByText('口コミを取得できませんでした')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'もう一度読み込む' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: '鶴の亭' })).toBeTruthy();
});
