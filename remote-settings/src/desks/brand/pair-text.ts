/** Parts of the names that `brandContrastProblems` gives to its pairs, longer ones first. */
const words: readonly (readonly [string, string])[] = [
  ['controls filled with linkDark', 'リンク色(ダーク)で塗った部品'],
  ['the tint of linkDark', 'リンク色(ダーク)の淡い背景'],
  ['its tint', 'その淡い背景'],
  ['the surface', '画面の背景'],
  ['muted text', '補足の文字'],
  ['onPrimarySubtle', '淡い主色の上の文字'],
  ['primarySubtle', '淡い主色'],
  ['onPrimary', '主色の上の文字'],
  ['primaryHover', '主色(ポインター時)'],
  ['primary', '主色'],
  ['linkDark', 'リンク色(ダーク)'],
  ['link', 'リンク色'],
  ['text', '本文の文字'],
  ['surface.raised', '浮いた面'],
  ['surface.sunken', '沈んだ面'],
  ['surface.hover', 'ポインター時の面'],
  ['surface', '面'],
  ['bg', '画面の背景'],
];

/** `link on surface` → リンク色 / 面. What is not known stays as it is. */
export function pairText(pair: string): string {
  const [front = '', back = ''] = pair.replace(' (dark)', '').split(/ on | beside /);
  return `${getWord(front)} / ${getWord(back)}`;
}

function getWord(name: string): string {
  return words.find(([english]) => english === name)?.[1] ?? name;
}
