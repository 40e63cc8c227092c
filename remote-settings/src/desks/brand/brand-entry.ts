import type { BrandColors } from '@yado/shared/contract/release-document';

export const colorLabels: Readonly<Record<keyof BrandColors, { label: string; helper: string }>> = {
  primary: { label: '主色', helper: 'ボタンの背景' },
  primaryHover: { label: '主色(ポインター時)', helper: 'ポインターを重ねたボタン' },
  onPrimary: { label: '主色の上の文字', helper: 'ボタンの文字' },
  primarySubtle: { label: '淡い主色', helper: '選んだ項目の背景' },
  onPrimarySubtle: { label: '淡い主色の上の文字', helper: '選んだ項目の文字' },
  link: { label: 'リンク色', helper: '明るい画面のリンク' },
  linkDark: { label: 'リンク色(ダーク)', helper: '暗い画面のリンクとボタン' },
};

export const colorNames = Object.keys(colorLabels) as (keyof BrandColors)[];

/** `#0b6b57` from what was typed; null when it is no such color. */
export function readColor(text: string): string | null {
  const hex = text.normalize('NFKC').trim().replace(/^#?/, '#').toLowerCase();
  return /^#[0-9a-f]{6}$/.test(hex) ? hex : null;
}

/** The colors of an entry; null while one of them is none. */
export function readColors(entry: Readonly<Record<keyof BrandColors, string>>): BrandColors | null {
  const pairs = colorNames.map((name) => [name, readColor(entry[name])] as const);
  if (pairs.some(([, color]) => color === null)) return null;
  return Object.fromEntries(pairs) as unknown as BrandColors;
}
