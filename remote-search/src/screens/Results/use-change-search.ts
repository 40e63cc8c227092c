import { useNavigate } from '@yado/shared/router';
import type { AddressedSearch, HotelSearch } from '@yado/shared/routing/hotel-search';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react';

export type SearchChange = Partial<Pick<HotelSearch, 'sort' | 'filter' | 'area'>>;

/**
 * Goes to the same search with another order, other filters, another part of the map; back undoes it. The controls
 * show the new search at once (`shown`), while the old list stays until the new one has arrived (`pending`). `change`
 * stays the same function through all of it, so that nothing is drawn again for it.
 */
export function useChangeSearch(search: AddressedSearch, stay: Stay) {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(search);
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const change = useCallback(
    (part: SearchChange) =>
      startTransition(async () => {
        const next = { ...latest.current, ...part };
        show(next);
        await navigate(paths.hotels({ ...next, stay }), { preventScrollReset: true });
      }),
    [navigate, show, stay],
  );
  return { shown, change, pending: shown !== search };
}
