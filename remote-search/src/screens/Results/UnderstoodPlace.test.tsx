import { screen } from '@testing-library/react';
import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { UnderstoodPlace } from './UnderstoodPlace.tsx';

const stay = { checkin: '2099-12-10', checkout: '2099-12-12', occupancies: [{ adults: 2, childAges: [] }] };

const resolvers = {
  SearchSuggestionSpot: () => ({ id: '2', name: '関西', nameFull: '関西, 日本', type: 'CITY' }),
  HotelOverview: () => ({ id: '7', name: '関空ホテル', nameEn: 'Kanku Hotel', city: '泉佐野市' }),
};

it('says what a typed text was understood as, and offers the other places', async () => {
  const search = searchFromParams(new URLSearchParams('q=関西国際空港&typed=関空&region=1'));
  renderWithRelay(
    ({ mock }) => {
      // The first look-up brings the branch's offices.
      mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, resolvers));
      return <UnderstoodPlace search={search} typed="関空" stay={stay} />;
    },
    { resolvers },
  );
  expect(screen.getByText(/「関空」を「関西国際空港」として検索しました。/)).toBeTruthy();
  const other = await screen.findByRole('link', { name: '関西' });
  expect(other.getAttribute('href')).toContain('region=2');
  expect(screen.getByRole('link', { name: '関空ホテル' }).getAttribute('href')).toContain('hotel=7');
});
