import { useNavigate } from '@yado/shared/router';
import type { AddressedSearch, HotelSearch } from '@yado/shared/routing/hotel-search';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';

/** Goes to the same search with another order or other filters; back undoes it. */
export function useChangeSearch(search: AddressedSearch, stay: Stay) {
  const navigate = useNavigate();
  return (change: Pick<HotelSearch, 'sort' | 'filter'>) =>
    void navigate(paths.hotels({ ...search, stay, ...change }), { preventScrollReset: true });
}
