import { phoneAbroad } from '../format/phone-abroad.ts';
import { splitPhones } from '../format/split-phones.ts';
import { waysIn } from '../format/ways-in.ts';
import { getSite } from '@yado/shared/site';

interface AgencyContacts {
  readonly name: string;
  readonly licenseNumber?: string | null;
  readonly normalTravelContactText?: string | null;
  readonly emergencyTravelContactText?: string | null;
  readonly normalTravelContactTextEn?: string | null;
  readonly emergencyTravelContactTextEn?: string | null;
}

/** How to reach them, for people who read no Japanese. */
export interface EnglishLines {
  normal: string | null;
  emergency: string | null;
}

/** Who arranged a trip, and how to reach them. */
export interface Arranger {
  name: string;
  licenseNumber: string | null;
  normal: string | null;
  /** Always with a number to call: a promise of help at any hour is worth nothing without one. */
  emergency: string | null;
  /** Without English lines numbers and mail alone: never a Japanese sentence. */
  english: EnglishLines;
}

/** Who arranged a trip: the agency of its branch, else the site itself, whose contacts also serve an agency that gives none. */
export function toArranger(agency: AgencyContacts | null | undefined): Arranger {
  const { brand } = getSite();
  const { phone, mail, normalText, emergencyText, normalTextEn, emergencyTextEn } = brand.contacts;
  const { normalTravelContactText = null, emergencyTravelContactText = null } = agency ?? {};
  const who = { name: agency?.name ?? brand.siteName, licenseNumber: agency?.licenseNumber ?? null };
  if (normalTravelContactText || emergencyTravelContactText) {
    const english = {
      normal: agency?.normalTravelContactTextEn ?? waysIn(normalTravelContactText),
      emergency: callable(agency?.emergencyTravelContactTextEn ?? waysIn(emergencyTravelContactText)),
    };
    const emergency = callable(emergencyTravelContactText);
    return { ...who, normal: normalTravelContactText, emergency, english };
  }
  const ways = [phone && `電話 ${phone}`, mail && `メール ${mail}`].filter(Boolean).join(' / ');
  const normal = [normalText, ways].filter(Boolean).join(' ');
  const english = {
    normal: [normalTextEn, phone && phoneAbroad(phone), mail].filter(Boolean).join(' / ') || null,
    emergency: callable(emergencyTextEn ?? waysIn(emergencyText)),
  };
  return { ...who, normal: normal || null, emergency: callable(emergencyText), english };
}

function callable(text: string | null | undefined): string | null {
  return text && splitPhones(text).some(({ href }) => href !== null) ? text : null;
}
