import type { KenAllAddress } from 'yubin';

export interface PostalAddress {
  state: string;
  cityAndLine: string;
}

/** The part of an address that a postal code stands for; null for what is no code or a code of nothing. */
export async function findPostalAddress(typed: string): Promise<PostalAddress | null> {
  // Several megabytes of addresses: nobody who leaves the settings alone needs them in memory.
  const { getAddress } = await import('yubin');
  const found = getAddress(typed.normalize('NFKC').replaceAll(/[\s‐‑–—―−ー-]/g, ''));
  if (found === null) return null;
  const { prefecture: state, city } = found;
  if (found.source === 'ken_all') return { state, cityAndLine: city + getTown(found) };
  // An office with a code of its own: the rest of its address is known to the house number.
  return { state, cityAndLine: city + found.town + found.streetAddress.normalize('NFKC') };
}

/** The postal service's list also says in words which parts of a town a code is for. */
function getTown({ town }: KenAllAddress): string {
  if (town === '以下に掲載がない場合' || /の次に.*番地がくる場合$|.一円$/.test(town)) return '';
  return town.replace(/（.*$/, '');
}
