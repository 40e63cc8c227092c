import { lookUp } from '@yado/shared/contract/known';

const texts = {
  HOTEL: '宿泊施設が適格請求書を交付',
  PROXY: '媒介者交付特例',
  OWN: '発行者の課税売上',
  UNREGISTERED: '適格請求書なし(登録のない宿泊施設)',
} as const;

const help = {
  HOTEL: '宿泊者が、宿泊施設から適格請求書または適格簡易請求書を受け取る必要があります。',
  PROXY: '宿泊施設に代わり、発行者の登録番号で適格請求書を交付します。発行者が登録事業者のときに使えます。',
  OWN: '発行者が客室を仕入れて販売しています。発行者の適格請求書になります。',
  UNREGISTERED: '仕入税額控除は、経過措置の割合までです。',
} as const;

/** What the tax of a hotel's stays rests on, in the words of papers. */
export function basisText(basis: string): string {
  return lookUp(texts, basis, 'その他');
}

/** What follows from it. */
export function basisHelp(basis: string): string | undefined {
  return lookUp(help, basis, null) ?? undefined;
}

export const basisOptions = Object.entries(texts).map(([value, label]) => ({ value, label }));
