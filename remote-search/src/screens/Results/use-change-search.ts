import { useNavigate } from '@yado/shared/router';
import type { AddressedSearch, HotelSearch } from '@yado/shared/routing/hotel-search';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react';

export type SearchChange = Partial<Pick<HotelSearch, 'sort' | 'filter' | 'area'>>;

/**
 * Goes to the same search with another order, other filters, another part of the map; back undoes it. The controls
 * show the new search at once (`shown`), while the old list stays until the new one has arrived (`pending`). `change`
 * and `isChanging`, which says the same at the moment that it is called, stay the same functions through all of it, so that
 * nothing is drawn again for them.
 */
export function useChangeSearch(search: AddressedSearch, stay: Stay) {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(search);
  const latest = useRef({ shown, search });
  useLayoutEffect(() => {
    latest.current = { shown, search };
  });
  const isChanging = useCallback(() => latest.current.shown !== latest.current.search, []);
  const change = useCallback(
    (part: SearchChange) =>
      startTransition(async () => {
        const next = { ...latest.current.shown, ...part };
        show(next);
        await navigate(paths.hotels({ ...next, stay }), { preventScrollReset: true });
      }),
    [navigate, show, stay],
  );
  return { shown, change, isChanging, pending: shown !== search };
}
