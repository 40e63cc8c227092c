import { getPublicOrigin } from '../../config/public-origin.ts';
import type { AppContext } from '../../context.ts';
import { findAgencies } from './organization-store.ts';

/** Where people of this agency (null: of none) open the product. */
export async function getAgencyOrigin(app: AppContext, agencyId: string | null): Promise<string> {
  const [agency] = agencyId === null ? [] : await findAgencies(app.db, [agencyId]);
  return getPublicOrigin(app.config, agency ?? null);
}

/** The agency whose people open the product at this host (with its port, if it has one); null: the platform's own site. */
export async function findAgencyOfHost({ config, db }: AppContext, host: string): Promise<string | null> {
  const origin = config.publicOrigins.find((known) => new URL(known).host === host);
  if (origin === undefined) return null;
  const agency = await db
    .selectFrom('agencies')
    .select('id')
    .where('public_origin', '=', origin)
    .orderBy('created_at')
    .executeTakeFirst();
  return agency?.id ?? null;
}
