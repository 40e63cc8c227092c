import type { PublicAgency } from '../../graphql/__generated__/schema-types.ts';
import type { AgencyRow } from './tables.ts';

/** What people without an account may know of an agency, named field by field. */
export function toPublicAgency(agency: AgencyRow): PublicAgency {
  return {
    name: agency.special_agency_name ?? agency.name,
    logoURL: agency.logo_url,
    licenseNumber: agency.license_number,
    normalTravelContactText: agency.normal_travel_contact_text,
    emergencyTravelContactText: agency.emergency_travel_contact_text,
    normalTravelContactTextEn: agency.normal_travel_contact_text_en,
    emergencyTravelContactTextEn: agency.emergency_travel_contact_text_en,
  };
}
