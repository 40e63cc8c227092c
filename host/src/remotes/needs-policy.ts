import { isCardPage } from '@yado/shared/contract/card-pages';
import { isMapPage } from '@yado/shared/contract/map-pages';
import type { PublicConfiguration } from '@yado/shared/contract/release-document';

/**
 * Whether only a new document has the right Content-Security-Policy for an address: pages of cards, and those with maps
 * on a site with a key for Google's, allow the scripts of these providers, and no other page does.
 */
export function needsPolicy(from: string, to: string, { maps }: Pick<PublicConfiguration, 'maps'>): boolean {
  if (isCardPage(to)) return !isCardPage(from);
  return Boolean(maps.key) && isMapPage(to) && !isMapPage(from);
}
