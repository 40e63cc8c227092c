/** As at the API. A braille cell without dots is a picture of nothing, by no property of Unicode. */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** As at the API: spaces of no width, but not what joins or parts the signs of scripts and emoji. */
const NO_WIDTH = /[\u200B\u2060\uFEFF]/g;

/** What was typed without spaces around it and spaces of no width in it; empty when nothing of it can be seen. */
export function typedText(text: string): string {
  return VISIBLE.test(text) ? text.replace(NO_WIDTH, '').trim() : '';
}
