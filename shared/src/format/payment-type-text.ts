import { lookUp } from '../contract/known.ts';

const texts: Readonly<Record<'CREDIT_CARD' | 'INVOICE', string>> = {
  CREDIT_CARD: 'クレジットカード',
  INVOICE: '請求書払い',
};

/** How a booking is paid, as all screens and the CSV call it. */
export const paymentTypeText = (type: string): string => lookUp(texts, type, 'その他のお支払い');
