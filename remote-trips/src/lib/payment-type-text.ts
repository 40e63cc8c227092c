import { type Known, lookUp } from '@yado/shared/relay/known';
import type { PaymentType } from '../screens/TripList/__generated__/TripCostCell_travel.graphql';

const texts: Readonly<Record<Known<PaymentType>, string>> = {
  CREDIT_CARD: 'クレジットカード',
  INVOICE: '請求書払い',
};

export const paymentTypeText = (type: string): string => lookUp(texts, type, 'その他のお支払い');
