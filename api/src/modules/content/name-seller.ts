import { phoneText } from '../../lib/phone-text.ts';
import type { Seller } from '../organization/seller.ts';

/** The Act on Specified Commercial Transactions (article 11) allows a notice to give such facts on request. */
const ON_REQUEST = 'ご請求があれば、遅滞なく開示します。';

/**
 * A legal text in the name of the seller: `{seller.name}` and the like give way to the facts. A section (`## …`) about a
 * license or a registration number that the seller does not have is left out; of other facts it says how to get them.
 */
export function nameSeller(body: string, seller: Seller): string {
  const facts: Readonly<Record<string, string | null>> = {
    name: seller.name,
    representative: seller.representative ?? ON_REQUEST,
    address: seller.address ?? ON_REQUEST,
    contact: contactText(seller) ?? ON_REQUEST,
    mail: seller.mail,
    license: seller.license,
    registrationNumber: seller.registrationNumber,
  };
  const isKnown = (section: string) =>
    [...section.matchAll(/\{seller\.(\w+)\}/g)].every(([, fact = '']) => facts[fact] !== null);
  return body
    .split(/^(?=## )/m)
    .filter(isKnown)
    .join('')
    .replaceAll(/\{seller\.(\w+)\}/g, (placeholder, fact: string) => asText(facts[fact]) ?? placeholder);
}

/** A fact is no Markdown: none of it becomes a link, a picture or a heading. */
function asText(fact: string | null | undefined): string | undefined {
  return fact?.replaceAll(/[\\`*_[\]<>#|~!]|:(?=\/\/)/g, '\\$&');
}

/** The number once, also where the words name it. */
function contactText({ phone, contact }: Seller): string | null {
  const number = phone && phoneText(phone);
  return number && !contact?.includes(number) ? [number, contact].filter(Boolean).join(' / ') : contact;
}
