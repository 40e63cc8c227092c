/** A braille cell without dots is a picture of nothing, by no property of Unicode. */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether anything of a text can be seen: spaces, also those of no width, and control characters can't. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
