/** As at the API. A braille cell without dots is a picture of nothing, by no property of Unicode. */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What was typed without spaces around it; empty when nothing of it can be seen, such as spaces of no width alone. */
export function typedText(text: string): string {
  return VISIBLE.test(text) ? text.trim() : '';
}
