import type { CardDispute } from '../../../graphql/__generated__/schema-types.ts';

/** How money comes back of a payment that its cardholder disputes at their bank: never by both ways. */
export const disputedWords: Readonly<Record<CardDispute, string>> = {
  OPEN: 'このお支払いについて、カードの名義人様からカード会社へ異議の申し立てがあります。ご返金は、その結果が出た後になります。カード会社から名義人様へ返金された場合は、弊社から重ねてのご返金はありません。',
  CHARGED_BACK:
    'このお支払いのうち、カード会社からすでに名義人様へ返金された金額は、弊社から重ねてのご返金はありません。',
};
