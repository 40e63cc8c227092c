import { type Dispatch, type SetStateAction, useState } from 'react';

/**
 * The text of a box that starts as `given`, and becomes it again whenever it changes, without losing the focus as
 * a box mounted again would.
 */
export function useFollowingText(given: string): [string, Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(given);
  const [from, setFrom] = useState(given);
  if (from !== given) {
    setFrom(given);
    setText(given);
  }
  return [text, setText];
}
