import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { expect, it } from 'vitest';
import { noFacets } from './_results-screen.tsx';
import countsQuery, { type FilterCountsQuery } from './__generated__/FilterCountsQuery.graphql';
import { FilterCounts } from './FilterCounts.tsx';
import { FilterFields } from './FilterFields.tsx';

/** A new condition doesn't compile until it is here, and fails until it can be chosen. */
const offered: Record<Exclude<keyof HotelFilter, 'soldOut'>, true> = {
  minPrice: true,
  maxPrice: true,
  freeCancel: true,
  nonSmoking: true,
  meals: true,
  stars: true,
  minScore: true,
  maxDistance: true,
  amenities: true,
  categories: true,
  chains: true,
  beds: true,
  minSize: true,
  breakfastBy: true,
};

it('every condition of a search can be chosen, besides that of sold-out hotels, which a line of the list has', async () => {
  const chosen = new Set<string>();
  const facets = {
    ...noFacets,
    mealTypes: [{ mealType: 'BREAKFAST', count: 3 }],
    amenities: [{ amenity: 'FREE_WIFI', count: 3 }],
    bedTypes: [{ bedType: 'TWIN', count: 3 }],
    chains: [{ chain: { id: '501', name: 'Leaf Inn Hotels' }, count: 3 }],
    // A single one is no choice.
    categories: ['1', '2'].map((id) => ({ category: { id, name: `種類${id}` }, count: 3 })),
  };
  renderWithRelay(
    (environment) => {
      const stay = { checkin: '2026-12-10', checkout: '2026-12-11', occupancies: [{ adults: 1 }] };
      const query = loadTestQuery<FilterCountsQuery>(environment, countsQuery, {
        input: { stay },
        region: null,
      });
      return (
        <FilterCounts counts={{ query, dispose: () => {} }} fallback={null}>
          {(counts) => (
            <FilterFields
              filter={{}}
              facets={counts}
              onChange={(filter) => Object.keys(filter).forEach((key) => chosen.add(key))}
            />
          )}
        </FilterCounts>
      );
    },
    { resolvers: { PropertyFacets: () => facets } },
  );
  await userEvent.type(await screen.findByRole('textbox', { name: '料金の下限' }), '5000');
  await userEvent.type(screen.getByRole('textbox', { name: '料金の上限' }), '9000');
  await userEvent.click(screen.getByRole('button', { name: '料金で絞り込む' }));
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
    if (!box.disabled) await userEvent.click(box);
  for (const group of screen.getAllByRole('radiogroup')) {
    const [, first] = group.querySelectorAll('input');
    if (first) await userEvent.click(first);
  }
  await waitFor(() => expect([...chosen].toSorted()).toEqual(Object.keys(offered).toSorted()));
});
