const MAX_LENGTH = 90;

/** The beginning of a news text without its Markdown marks, for the list. */
export function newsSummary(body: string): string {
  const text = body
    // Japanese lines are broken anywhere and read on without a space.
    .replace(/([\u3000-\uffef])\n(?=[\u3000-\uffef])/g, '$1')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+>]|\d+\.)[ \t]+/gm, '')
    .replace(/[*_`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...text];
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('')}…` : text;
}
