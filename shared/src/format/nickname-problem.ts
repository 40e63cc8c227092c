import { oneLineProblem } from './one-line-problem.ts';
import { typedText } from './typed-text.ts';

/** As at the API. */
const MAX_CHARACTERS = 40;

/** What is wrong with our own name for a card, by which people choose it when they pay. */
export function nicknameProblem(nickname: string): string | undefined {
  return typedText(nickname)
    ? oneLineProblem(nickname, MAX_CHARACTERS)
    : 'カードの呼び名を入力してください。';
}
