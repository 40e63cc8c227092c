import type { AddressedSearch } from '@yado/shared/routing/hotel-search';

export const NO_PLACE = 'ホテルの検索結果';

export function resultsHeading({ destination, propertyId }: AddressedSearch): string {
  if (!destination) return NO_PLACE;
  return propertyId ? `${destination}と周辺のホテル` : `${destination}のホテル`;
}
