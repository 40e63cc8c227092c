export interface WrittenPhone {
  /** As it is written. */
  text: string;
  href: string;
}

const STEP = String.raw`(?:[ -]|\)[ -]?|[ -]?\()?\d`;
const JAPAN = new RegExp(String.raw`^(?:\(\+81\)|\+81|81-|(?=\(?0))[ -]?(?:\(0\))?\(?0?\d(?:${STEP})*`);
const ABROAD = /^(?:\(\+\d{1,3}\)|\+\d{1,3}|[1-9]\d{0,2}-)[ -]?(?:\(\d{1,4}\)[ -]?)?\d+(?:-\d+)*/;
/** A further group of a number that is written with spaces; hours and dates that follow a number are none. */
const GROUP = /^ \d{2,}(?![\d:h時-])/;
/** Country included, as ITU-T E.164 has it. */
const LONGEST = 15;
const SHORTEST = 8;
/** Without a plus years and prices look like it. */
const SHORTEST_BARE = 10;

/** The telephone number that a text begins with, in any usual way to write one; null where it begins with none. */
export function leadingPhone(text: string): WrittenPhone | null {
  return /^(?:\(?\+81|81-|\(?0)/.test(text) ? inJapan(text) : abroad(text);
}

function inJapan(text: string): WrittenPhone | null {
  const [candidate] = JAPAN.exec(text) ?? [];
  if (!candidate) return null;
  const country = /^(?:\(\+81\)|\+81|81-)/.exec(candidate)?.[0].length ?? 0;
  let digits = '';
  for (let end = country; end < candidate.length; end++) {
    const sign = candidate.charAt(end);
    // The 0 in front is dialed within Japan alone.
    if (/\d/.test(sign) && !(digits === '' && sign === '0')) digits += sign;
    if (digits.length < lengthInJapan(digits)) continue;
    return /^\d/.test(text.slice(end + 1))
      ? null
      : { text: text.slice(0, end + 1), href: `tel:+81${digits}` };
  }
  return null;
}

/** Mobile, IP and 0800 numbers have a digit more than the others. */
function lengthInJapan(digits: string): number {
  return /^[25789]0/.test(digits) ? 10 : 9;
}

function abroad(text: string): WrittenPhone | null {
  let number = ABROAD.exec(text)?.[0];
  if (!number) return null;
  const isSpaced = !number.includes('-');
  for (;;) {
    const group = isSpaced ? GROUP.exec(text.slice(number.length))?.[0] : undefined;
    if (!group || dialed(number + group).length > LONGEST) break;
    number += group;
  }
  const digits = dialed(number);
  const shortest = /^\d/.test(number) ? SHORTEST_BARE : SHORTEST;
  const isNumber = digits.length >= shortest && digits.length <= LONGEST;
  return isNumber && !/^\d/.test(text.slice(number.length)) ? { text: number, href: `tel:+${digits}` } : null;
}

/** The (0) of `+44 (0)20` is for callers within the country. */
const dialed = (number: string) => number.replace('(0)', '').replaceAll(/\D/g, '');
