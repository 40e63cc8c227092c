// The last label has letters only, unlike the version in a path such as pino@10.4.0.
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/g;
const jwt = /\b[\w-]{16,}\.[\w-]{16,}\.[\w-]*/g;
const secretKey = /\b(?:sk|rk|whsec|seti|pi)_\w+/g;
/** 256 random bits in base64url: the keys of public pages, invitations and reset codes. */
const randomKey = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** From 14 digits on: the supplier's itineraries have 13, and one in ten of those would pass for a card. */
const digitRun = /(?<!\d)\d(?:[ -]?\d){13,18}(?!\d)/g;

/** One look instead of five: what none of the patterns above can match. Most texts of a log are such. */
const suspicious = /[@._]|[\w-]{43}|\d(?:[ -]?\d){13}/;

/** Removes e-mail addresses, tokens, keys and card numbers from free text such as error messages. */
export function scrub(text: string): string {
  if (!suspicious.test(text)) return text;
  return text
    .replace(email, '[email]')
    .replace(jwt, '[token]')
    .replace(secretKey, '[secret]')
    .replace(randomKey, (match) => (looksRandom(match) ? '[key]' : match))
    .replace(digitRun, (match) => (passesLuhn(match) ? '[card]' : match));
}

/** Names of files and modules are words; random bits have letters of both cases and digits. */
function looksRandom(text: string): boolean {
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
}

function passesLuhn(text: string): boolean {
  const digits = [...text]
    .filter((character) => /\d/.test(character))
    .map(Number)
    .reverse();
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
