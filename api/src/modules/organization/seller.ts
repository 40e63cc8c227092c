import type { AppContext } from '../../context.ts';
import type { Config } from '../../config/config.ts';
import { findAgencies } from './organization-store.ts';
import type { AgencyRow } from './tables.ts';

/** The other side of a customer's contract: an agency, or the platform itself (agencyId null). Missing facts are null. */
export interface Seller {
  agencyId: string | null;
  /** The company's legal name. */
  name: string;
  representative: string | null;
  address: string | null;
  phone: string | null;
  mail: string | null;
  /** When and how it is reached, in words. */
  contact: string | null;
  /** Its registration as a travel agency: grade and number. */
  license: string | null;
  /** `T` and 13 digits: it issues qualified invoices. */
  registrationNumber: string | null;
}

/** Who sells to customers of this agency (null: of none), as of now. An id that is gone counts as none. */
export async function readSeller(app: AppContext, agencyId: string | null): Promise<Seller> {
  const [agency] = agencyId === null ? [] : await findAgencies(app.db, [agencyId]);
  return toSeller(app.config, agency ?? null);
}

/** The agency as a seller; without one the platform, as it is configured. */
export function toSeller({ invoice, seller, support }: Config, agency: AgencyRow | null): Seller {
  if (agency === null) {
    return {
      agencyId: null,
      name: invoice.issuerName,
      representative: seller.representative,
      address: invoice.issuerAddress,
      phone: support.phone,
      mail: support.mail,
      contact: support.hours,
      license: seller.license,
      registrationNumber: invoice.registrationNumber,
    };
  }
  return {
    agencyId: agency.id,
    name: agency.name,
    representative: agency.representative,
    address: agency.postal_address,
    phone: agency.header_contact_phone,
    mail: agency.header_contact_mail,
    contact: agency.normal_travel_contact_text,
    license: [agency.license_grade, agency.license_number].filter(Boolean).join(' ') || null,
    registrationNumber: agency.registration_number,
  };
}
