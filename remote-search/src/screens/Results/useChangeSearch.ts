import { useNavigate } from '@yado/shared/router';
import type { AddressedSearch, HotelSearch } from '@yado/shared/routing/hotel-search';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';

export type SearchChange = Partial<Pick<HotelSearch, 'sort' | 'filter' | 'area' | 'view'>>;

/** Goes to the same search with another order, other filters, another part of the map; back undoes it. */
export function useChangeSearch(search: AddressedSearch, stay: Stay) {
  const navigate = useNavigate();
  return (change: SearchChange) =>
    void navigate(paths.hotels({ ...search, stay, ...change }), { preventScrollReset: true });
}
