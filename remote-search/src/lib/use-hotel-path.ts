import type { HotelSort } from '@yado/shared/routing/hotel-search';
import type { HotelView } from '@yado/shared/routing/hotel-view';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { graphql, useFragment } from 'react-relay';
import { prefersFreeCancel } from './preferred-rates.ts';
import type { useHotelPath_hotel$key } from './__generated__/useHotelPath_hotel.graphql';

/** How a list shows its hotels. */
export interface ListedBy {
  /** What the page of a hotel can be narrowed by, of the list's conditions. */
  view: HotelView;
  sort: HotelSort;
}

/** The page of a listed hotel, whose first rates are those that the shown price is one of. */
export function useHotelPath(hotel: useHotelPath_hotel$key, stay: Stay, { view, sort }: ListedBy): string {
  const { epsPropertyId, cheapestPriceV2: offer } = useFragment(
    graphql`
      fragment useHotelPath_hotel on PropertyContent {
        epsPropertyId
        cheapestPriceV2(stay: $stay, choice: $choice) @catch {
          freeCancelUntil
          alwaysFreeCancel
        }
      }
    `,
    hotel,
  );
  const shown = offer.ok ? offer.value : null;
  const isFree = shown != null && (shown.alwaysFreeCancel || shown.freeCancelUntil != null);
  // In an order by free cancellation hotels without it come last, with a rate that is not free.
  const freeCancel = prefersFreeCancel(sort) && isFree;
  return paths.hotel(epsPropertyId, stay, freeCancel ? { ...view, freeCancel } : view);
}
