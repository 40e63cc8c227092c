import { type BrandLogo, getBrandLogo } from './brand-logo.ts';
import type { AgencyRow } from './tables.ts';

/** Who signs a mail: the agency of the branch, else Yado. */
export interface MailSender {
  name: string;
  contact: string | null;
  /** The brand's color, `#rrggbb`. */
  color: string;
  /** Null: the name stands in its place. */
  logo: BrandLogo | null;
}

const YADO_COLOR = '#2C67AC';

export function toMailSender(agency: AgencyRow | null): MailSender {
  const logo = getBrandLogo(agency);
  if (agency === null) return { name: 'Yado', contact: null, color: YADO_COLOR, logo };
  return {
    name: agency.special_agency_name ?? agency.name,
    contact: agency.normal_travel_contact_text,
    color: agency.mail_color ?? YADO_COLOR,
    logo,
  };
}
