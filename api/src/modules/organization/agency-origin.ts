import { getPublicOrigin } from '../../config/public-origin.ts';
import type { AppContext } from '../../context.ts';
import { findAgencies } from './organization-store.ts';

/** Where people of this agency (null: of none) open the product. */
export async function getAgencyOrigin(app: AppContext, agencyId: string | null): Promise<string> {
  const [agency] = agencyId === null ? [] : await findAgencies(app.db, [agencyId]);
  return getPublicOrigin(app.config, agency ?? null);
}

/** The agency whose people open the product at this host name; null: the platform's own site. */
export async function findAgencyOfHost({ db }: AppContext, hostname: string): Promise<string | null> {
  const agencies = await db
    .selectFrom('agencies')
    .select(['id', 'public_origin'])
    .where('public_origin', 'is not', null)
    .orderBy('created_at')
    .execute();
  const agency = agencies.find(
    ({ public_origin: origin }) => origin && new URL(origin).hostname === hostname,
  );
  return agency?.id ?? null;
}
