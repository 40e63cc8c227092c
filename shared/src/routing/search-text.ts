const MAX_LETTERS = 200;

/**
 * A text to search for, as an address holds it: without control characters and halves of letters, which servers refuse, and
 * short enough for every server's limit on addresses.
 */
export function toSearchText(text: string | null): string {
  const clean = (text ?? '')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  return [...clean].slice(0, MAX_LETTERS).join('').trim();
}
