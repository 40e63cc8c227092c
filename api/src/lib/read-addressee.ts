import { stripNoWidth } from './one-line.ts';

const honorific = /[\s\p{Cf}]*(?<word>様|御中)[\s\p{Cf}]*$/u;

/** A name that somebody typed, without 様 or 御中 at its end; and what the last of these says of whom it names. */
export function readAddressee(typed: string): { name: string; kind: 'COMPANY' | 'PERSON' | null } {
  let name = stripNoWidth(typed).trim();
  const word = honorific.exec(name)?.groups?.['word'];
  while (honorific.test(name)) name = name.replace(honorific, '');
  return { name, kind: word === undefined ? null : word === '御中' ? 'COMPANY' : 'PERSON' };
}

/** The name as papers print it, with one form of address: its own if it was typed with one, else that of its kind. */
export function honored(typed: string, kind: 'COMPANY' | 'PERSON'): string {
  const { name, kind: own } = readAddressee(typed);
  if (/(?:殿|先生|各位)$/.test(name)) return name;
  return `${name} ${(own ?? kind) === 'COMPANY' ? '御中' : '様'}`;
}
