import type { AgencyRow } from '../../organization/tables.ts';
import type { DocumentLanguage } from '../document-claim.ts';
import type { TripFacts } from '../trip-facts.ts';
import type { Labels } from './labels.ts';
import type { Row } from './parts.ts';
import { phoneTextIn } from './phone-text-in.ts';
import { waysIn } from './ways-in.ts';

type Given = readonly (readonly [string, string | null | undefined])[];

/** Where to ask: the agency of the branch, else the platform itself. */
export function contactRows(
  { agency, platform, seller }: TripFacts,
  labels: Labels,
  language: DocumentLanguage,
): Row[] {
  const who = sellerText(seller, language);
  const given = agency
    ? ofAgency(agency, who, labels, language)
    : ofPlatform(platform, who, labels, language);
  return given.flatMap(([label, value]) => (value ? [[label, value, { maxHeight: 30 }] as const] : []));
}

/** The license is worded in Japanese only. */
function sellerText({ name, license }: TripFacts['seller'], language: DocumentLanguage): string {
  return [name, language === 'ja-JP' && license].filter(Boolean).join('  ');
}

function ofPlatform(
  platform: TripFacts['platform'],
  who: string,
  labels: Labels,
  language: DocumentLanguage,
): Given {
  const isJapanese = language === 'ja-JP';
  const hours = isJapanese ? platform.hours : platform.hoursEn;
  return [
    [labels.bookedBy, isJapanese ? who : platform.name],
    [labels.contactsPhone, [phoneTextIn(language, platform.phone), hours].filter(Boolean).join('  ')],
    [labels.contactsMail, platform.mail],
    [
      labels.contactsEmergency,
      isJapanese ? platform.emergencyText : (platform.emergencyTextEn ?? waysIn(platform.emergencyText)),
    ],
  ];
}

/** A desk without English lines is reached by number and mail alone: guests abroad can't read the Japanese ones. */
function ofAgency(agency: AgencyRow, who: string, labels: Labels, language: DocumentLanguage): Given {
  const { header_contact_phone: phone, header_contact_mail: mail } = agency;
  const { normal_travel_contact_text: normal, emergency_travel_contact_text: emergency } = agency;
  const isJapanese = language === 'ja-JP';
  const inEnglish = [phone && phoneTextIn(language, phone), mail].filter(Boolean).join(' / ');
  return [
    [labels.bookedBy, who],
    [
      labels.contactsNormal,
      isJapanese ? normal : (agency.normal_travel_contact_text_en ?? (inEnglish || waysIn(normal))),
    ],
    [
      labels.contactsEmergency,
      isJapanese ? emergency : (agency.emergency_travel_contact_text_en ?? waysIn(emergency)),
    ],
  ];
}
