import { tooLong } from './text-length.ts';

/** As at the API. */
const MAX_CHARACTERS = 40;

/** What is wrong with our own name for a card, by which people choose it when they pay. */
export function nicknameProblem(nickname: string): string | undefined {
  return nickname.trim() ? tooLong(nickname, MAX_CHARACTERS) : 'カードの呼び名を入力してください。';
}
