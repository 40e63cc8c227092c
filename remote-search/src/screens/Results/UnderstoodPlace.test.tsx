import { screen } from '@testing-library/react';
import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { UnderstoodPlace } from './UnderstoodPlace.tsx';

const stay = { checkin: '2099-12-10', checkout: '2099-12-12', occupancies: [{ adults: 2, childAges: [] }] };

const resolvers = {
  SearchSuggestionSpot: () => ({ id: '2', name: '関西', nameFull: '関西, 日本', type: 'CITY' }),
  HotelOverview: () => ({
    id: '7',
    name: '関空ホテル',
    nameEn: 'Kanku Hotel',
    city: '泉佐野市',
    countryCode: 'JP',
  }),
};

it.each([
  [
    'their prefecture',
    ['三田駅, 港区, 東京都, 日本', '三田駅, 三田市, 兵庫県, 日本'],
    ['三田駅(東京都)', '三田駅(兵庫県)'],
  ],
  [
    'all that is known of them in one prefecture',
    ['府中駅, 府中市, 東京都, 日本', '府中駅, 調布市, 東京都, 日本'],
    ['府中駅(駅・東京都 府中市・ホテル3軒)', '府中駅(駅・東京都 調布市・ホテル3軒)'],
  ],
])('tells other places of one name apart by %s', async (_name, places, links) => {
  const search = searchFromParams(new URLSearchParams('q=三田&typed=三田の駅&region=1'));
  const answer = {
    Query: () => ({
      regions: places.map((nameFull, index) => ({
        id: `1${index}`,
        name: nameFull.split(',')[0],
        nameFull,
        type: 'TRAIN_STATION',
        propertyCount: 3,
      })),
      hotels: [],
    }),
  };
  renderWithRelay(
    ({ mock }) => {
      mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, answer));
      return <UnderstoodPlace search={search} typed="三田の駅" stay={stay} understood={search.destination} />;
    },
    { resolvers: answer },
  );
  await screen.findByRole('link', { name: links[0] });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

it('says what a typed text was understood as, and offers the other places', async () => {
  const search = searchFromParams(new URLSearchParams('q=関西国際空港&typed=関空&region=1'));
  renderWithRelay(
    ({ mock }) => {
      // The first look-up brings the branch's offices.
      mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, resolvers));
      return <UnderstoodPlace search={search} typed="関空" stay={stay} understood={search.destination} />;
    },
    { resolvers },
  );
  expect(screen.getByText(/「関空」を「関西国際空港」として検索しました。/)).toBeTruthy();
  const other = await screen.findByRole('link', { name: '関西' });
  expect(other.getAttribute('href')).toContain('region=2');
  expect(screen.getByRole('link', { name: '関空ホテル' }).getAttribute('href')).toContain('hotel=7');
});

it('tells a place of the same name as the one that is searched by its kind', async () => {
  const search = searchFromParams(new URLSearchParams('q=横浜&typed=よこはま&region=1'));
  const region = { name: '横浜', nameFull: '横浜, 神奈川県, 日本', propertyCount: 3 };
  const answer = {
    Query: () => ({
      regions: [
        { ...region, id: '1', type: 'CITY' },
        { ...region, id: '2', type: 'MULTI_CITY_VICINITY' },
      ],
      hotels: [],
    }),
  };
  renderWithRelay(
    ({ mock }) => {
      mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, answer));
      return <UnderstoodPlace search={search} typed="よこはま" stay={stay} understood={search.destination} />;
    },
    { resolvers: answer },
  );
  expect(await screen.findByRole('link', { name: '横浜(周辺を含む地域)' })).toBeTruthy();
});
