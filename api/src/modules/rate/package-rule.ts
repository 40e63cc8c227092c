import type { Viewer } from '../viewer/viewer.ts';

/**
 * Package rates may be sold only together with transport, at one price of both: only agencies do that, and only their
 * users may see such a rate by itself. They book nothing here, so nobody can be sold one alone. On pain of losing the
 * supplier's feed (support.ean.com/hc/en-us/articles/203622871).
 */
export function mayShowPackageRates(viewer: Pick<Viewer, 'role' | 'agencyId'>): boolean {
  return viewer.role === 'AGENCY' && viewer.agencyId !== null;
}
