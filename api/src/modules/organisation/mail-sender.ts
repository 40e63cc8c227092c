import type { AgencyRow } from './tables.ts';

/** Who signs a mail: the agency of the branch, else Yado. */
export interface MailSender {
  name: string;
  contact: string | null;
}

export function mailSenderOf(agency: AgencyRow | null): MailSender {
  if (agency === null) return { name: 'Yado', contact: null };
  return {
    name: agency.special_agency_name ?? agency.name,
    contact: agency.normal_travel_contact_text,
  };
}
