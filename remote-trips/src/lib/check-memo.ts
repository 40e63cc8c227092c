import { textLength } from '@yado/shared/format/text-length';
import { typedText } from '@yado/shared/format/typed-text';

/** The API's own limit. */
const MAX_CHARACTERS = 1000;

/** What is wrong with a memo's text; null when it can be sent. */
export function checkMemo(text: string): string | null {
  const length = textLength(typedText(text));
  if (length === 0) return 'メモを入力してください。';
  if (length > MAX_CHARACTERS)
    return `${MAX_CHARACTERS}文字以内で入力してください(いまは${length}文字です)。`;
  return null;
}
