import { getPublicOrigin } from '../../config/public-origin.ts';
import type { AppContext } from '../../context.ts';
import { type MailSender, toMailSender } from '../organization/mail-sender.ts';
import { findAgencies, findBranches } from '../organization/organization-store.ts';
import type { UserRow } from '../organization/tables.ts';

/** Who writes to a user and where the links lead: their agency, or their branch's, else Yado. */
export async function loadUserBrand(
  app: AppContext,
  user: Pick<UserRow, 'branch_id' | 'agency_id'>,
): Promise<{ sender: MailSender; origin: string }> {
  const branches = user.branch_id === null ? [] : await findBranches(app.db, [user.branch_id]);
  const agencyId = user.agency_id ?? branches[0]?.agency_id ?? null;
  const agencies = agencyId === null ? [] : await findAgencies(app.db, [agencyId]);
  const agency = agencies[0] ?? null;
  return { sender: toMailSender(app.config, agency), origin: getPublicOrigin(app.config, agency) };
}
