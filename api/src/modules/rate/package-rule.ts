import type { Viewer } from '../viewer/viewer.ts';

/**
 * Package rates may be sold only together with transport, which agencies do: their users and the branches they
 * look after may see them. On pain of losing the supplier's feed.
 */
export function mayShowPackageRates(viewer: Viewer): boolean {
  return viewer.agencyId !== null;
}
