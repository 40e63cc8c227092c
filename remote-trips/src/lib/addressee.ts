import type { DocumentLanguage } from './document-language.ts';

export type AddresseeKind = 'COMPANY' | 'PERSON';

export const addresseeKinds: readonly { value: AddresseeKind; label: string }[] = [
  { value: 'COMPANY', label: '御中(会社・部署)' },
  { value: 'PERSON', label: '様(個人)' },
];

const honorific = /[\s\p{Cf}]*(?<word>様|御中)[\s\p{Cf}]*$/u;

/** The name as papers print it, with one form of address: its own if it was typed with one, else that of its kind. */
export function honored(typed: string, kind: AddresseeKind): string {
  let name = typed.trim();
  const own = honorific.exec(name)?.groups?.['word'];
  while (honorific.test(name)) name = name.replace(honorific, '');
  if (/(?:殿|先生|各位)$/.test(name)) return name;
  return `${name} ${own ?? (kind === 'COMPANY' ? '御中' : '様')}`;
}

/** What the paper will say at its head. */
export function addresseeHelper(language: DocumentLanguage, typed: string, kind: AddresseeKind): string {
  const name = typed.trim();
  if (name === '') return '空欄のときは、会社名と支店名を印字します。';
  return `明細の先頭に「${language === 'ja-JP' ? honored(name, kind) : name}」と印字します。`;
}
