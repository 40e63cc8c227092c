import { localTaxRulesReadOn } from '../modules/local-tax/rules.ts';
import { electronicAddressSchemesReadOn } from '../modules/organization/electronic-address-schemes.ts';
import { dayInZone } from '../modules/rate/calendar.ts';

const dated = [
  {
    name: 'The rules of local taxes (宿泊税, 入湯税)',
    readOn: localTaxRulesReadOn,
    mend: 'Read the pages that api/src/modules/local-tax/rules/ names, and set localTaxRulesReadOn.',
  },
  {
    name: 'The schemes of Peppol IDs',
    readOn: electronicAddressSchemesReadOn,
    mend: 'Compare api/src/modules/organization/electronic-address-schemes.ts with its source, and set its day.',
  },
] as const;

/** Data of the world outside that nobody has read again for more than a year, one sentence each. */
export function findStaleData(now: Date): string[] {
  const today = dayInZone(now, 'Asia/Tokyo');
  return dated
    .filter(({ readOn }) => aYearAfter(readOn) < today)
    .map(({ name, readOn, mend }) => `${name} were read last on ${readOn}, more than a year ago. ${mend}`);
}

function aYearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
