/** How many characters a person counts in a text: 𠮷 is one, though it takes two units of a string. */
export function textLength(text: string): number {
  return [...text].length;
}
