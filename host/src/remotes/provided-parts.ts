import { markPartsPreloading } from '../page/parts-preloading.ts';
import { providedParts } from './__generated__/provided-parts.ts';

/**
 * Provided like the parts, but not preloaded: most screens show no map. Only remotes import it, at run time.
 * @public
 */
export const loadMap = () => import(/* webpackChunkName: "map" */ '@yado/shared/map/Map');

/** Preloads the parts. A failed download is repeated by the screen that needs the part. */
export function preloadParts(): void {
  markPartsPreloading();
  for (const part of Object.values(providedParts)) part().catch(() => {});
}
