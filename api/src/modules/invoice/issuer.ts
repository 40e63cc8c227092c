import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { findAgencies } from '../organization/organization-store.ts';
import { getBrandLogo } from '../organization/brand-logo.ts';
import { toSeller } from '../organization/seller.ts';
import type { InvoiceIssuer } from './tables.ts';

/**
 * Who issues the papers of what was sold: the seller, as it is today. Without an account of its own, an agency has the
 * platform collect for it.
 */
export async function findIssuer(
  { config }: AppContext,
  db: Db,
  agencyId: string | null,
): Promise<InvoiceIssuer> {
  const [agency] = agencyId === null ? [] : await findAgencies(db, [agencyId]);
  const seller = toSeller(config, agency ?? null);
  const { issuerName, issuerContact, bankAccount } = config.invoice;
  if (agency === undefined) {
    return {
      name: seller.name,
      registrationNumber: seller.registrationNumber,
      address: seller.address,
      contact: issuerContact,
      bankAccount,
      collector: null,
      color: null,
      logo: getBrandLogo(null),
      sealId: null,
    };
  }
  return {
    name: seller.name,
    registrationNumber: seller.registrationNumber,
    address: seller.address,
    contact: agency.billing_contact ?? seller.contact ?? issuerContact,
    bankAccount: agency.bank_account ?? bankAccount,
    collector: agency.bank_account === null ? issuerName : null,
    color: agency.mail_color,
    logo: getBrandLogo(agency),
    sealId: agency.seal_id,
  };
}
