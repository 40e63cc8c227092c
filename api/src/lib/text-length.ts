/** How many characters a person counts in a text, as the browser tells it: 𠮷 is one, though it takes two units. */
export function textLength(text: string): number {
  return [...text].length;
}
