/** How many characters a person counts in a text: 𠮷 is one, though it takes two units of a string. */
export function textLength(text: string): number {
  return [...text].length;
}

/** What is said beside a field whose text, without spaces around it, has more than `limit` characters. */
export function tooLong(text: string, limit: number): string | undefined {
  return textLength(text.trim()) > limit ? `${limit}文字以内で入力してください。` : undefined;
}
