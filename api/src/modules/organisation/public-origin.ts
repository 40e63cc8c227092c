import type { AppContext } from '../../context.ts';
import { findAgencies } from './organisation-store.ts';

/**
 * Where people of this agency open the product, e.g. `https://mirai.example`. Only configured origins are ever
 * given out; without an agency, or when its own is not among them, the first one.
 */
export async function publicOriginOf(app: AppContext, agencyId: string | null): Promise<string> {
  const { publicOrigins } = app.config;
  const [agency] = agencyId === null ? [] : await findAgencies(app.db, [agencyId]);
  return publicOrigins.find((known) => known === agency?.public_origin) ?? publicOrigins[0];
}
