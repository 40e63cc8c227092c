import { getPublicOrigin } from '../../config/public-origin.ts';
import type { AppContext } from '../../context.ts';
import { findAgencies } from './organization-store.ts';

/** Where people of this agency (null: of none) open the product. */
export async function getAgencyOrigin(app: AppContext, agencyId: string | null): Promise<string> {
  const [agency] = agencyId === null ? [] : await findAgencies(app.db, [agencyId]);
  return getPublicOrigin(app.config, agency ?? null);
}
