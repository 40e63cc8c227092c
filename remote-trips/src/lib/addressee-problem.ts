import { tooLong } from '@yado/shared/format/text-length';

const MAX_ADDRESSEE = 80;
const SHOWN = 5;

/** What is wrong with an addressee, given the characters of it that the paper can't show; undefined when nothing. */
export function addresseeProblem(text: string, unprintable: readonly string[]): string | undefined {
  const found = unprintable.filter((character) => text.includes(character));
  if (found.length === 0) return tooLong(text, MAX_ADDRESSEE);
  const some = found.slice(0, SHOWN).map((character) => `「${character}」`);
  return `PDFに印字できない文字${some.join('')}${found.length > SHOWN ? 'など' : ''}が含まれています。ほかの文字に変えてください。`;
}
