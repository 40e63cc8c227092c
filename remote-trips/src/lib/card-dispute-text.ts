import { type Known, lookUp } from '@yado/shared/contract/known';
import type { CardDispute } from '../screens/Trip/__generated__/CardDisputeNotice_travel.graphql';

interface CardDisputeText {
  title: string;
  body: string;
  /** How money of a cancellation comes back. */
  refund: string;
}

const texts: Readonly<Record<Known<CardDispute>, CardDisputeText>> = {
  OPEN: {
    title: 'カードの名義人から、カード会社への異議の申し立てがあります',
    body: '返金がある場合は、申し立ての結果が出た後になります。ご予約の状態は変わりません。',
    refund:
      'このお支払いはカード会社で異議申し立ての手続き中のため、返金はその結果が出た後になります。カード会社から名義人へ返金された場合、重ねての返金はありません。',
  },
  CHARGED_BACK: {
    title: 'カード会社から名義人へ返金されました',
    body: 'カード会社から返金された金額は、重ねて返金しません。ご予約のお支払いについては、担当者からご連絡します。',
    refund: 'カード会社から名義人へすでに返金された金額は、重ねて返金しません。',
  },
};

/** What a disputed payment means, in words; null for what a later server tells. */
export function cardDisputeText(state: string): CardDisputeText | null {
  return lookUp<string, CardDisputeText | null>(texts, state, null);
}
