import type { Config } from '../../config/config.ts';
import { getBrandColor } from './brand-color.ts';
import { type BrandLogo, getBrandLogo } from './brand-logo.ts';
import type { AgencyRow } from './tables.ts';

/** Who signs a mail: the agency of the branch, else the platform. */
export interface MailSender {
  name: string;
  contact: string | null;
  /** The brand's color, `#rrggbb`. */
  color: string;
  /** Null: the name is shown instead. */
  logo: BrandLogo | null;
}

export function toMailSender({ support }: Config, agency: AgencyRow | null): MailSender {
  const logo = getBrandLogo(agency);
  const color = getBrandColor(agency);
  if (agency === null) return { name: support.name, contact: null, color, logo };
  return {
    name: agency.special_agency_name ?? agency.name,
    contact: agency.normal_travel_contact_text,
    color,
    logo,
  };
}
