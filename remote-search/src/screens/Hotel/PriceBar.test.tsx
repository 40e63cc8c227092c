import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from '@yado/shared/router';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { expect, it } from 'vitest';
import { stayInput } from '../../lib/search-variables.ts';
import { defaultStay } from '../../lib/stay-defaults.ts';
import { PriceBar } from './PriceBar.tsx';
import roomsQuery, { type HotelRoomsQuery } from './__generated__/HotelRoomsQuery.graphql';

function Address() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{JSON.stringify([pathname + search + hash, state])}</output>;
}

it('leads to the rooms without losing the way back to the list', async () => {
  const user = userEvent.setup();
  renderWithRelay(
    (environment) => {
      const variables = { id: '7', stay: stayInput(defaultStay()) };
      const query = loadTestQuery<HotelRoomsQuery>(environment, roomsQuery, variables);
      return (
        <>
          <Link to="/hotels/7?room=1" state={{ from: '/hotels?q=x' }}>
            ホテル
          </Link>
          <Address />
          <section id="rooms" tabIndex={-1} aria-label="客室と料金" />
          <PriceBar rooms={{ query, dispose: query.dispose }} />
        </>
      );
    },
    {
      resolvers: {
        Query: () => ({
          expediaHotelRooms: [{ id: 'r', rates: [{ __typename: 'StandAloneRate', id: 'a' }] }],
        }),
        PricingTotal: () => ({ paymentPrice: 9_000 }),
      },
    },
  );
  await user.click(screen.getByRole('link', { name: 'ホテル' }));
  await user.click(await screen.findByRole('link', { name: '部屋を選ぶ' }));
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual([
    '/hotels/7?room=1#rooms',
    { from: '/hotels?q=x' },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '客室と料金' }));
});
