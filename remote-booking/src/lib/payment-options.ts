import { formatYen } from '@yado/shared/format/yen';

interface Card {
  readonly id: string;
  readonly nickname: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

interface Payer {
  availablePaymentMethod: string;
  cashBalance: number;
  cards: readonly Card[];
}

export interface PaymentOption {
  /** `INVOICE` or `card:<id>`. */
  value: string;
  label: string;
  description: string;
  disabled: boolean;
}

/** What may be chosen for a price in yen, in the order it is offered; what can't be used now says why. */
export function paymentOptions(
  { availablePaymentMethod, cashBalance, cards }: Payer,
  price: number,
): PaymentOption[] {
  const options: PaymentOption[] = [];
  if (availablePaymentMethod !== 'CREDIT_CARD_ONLY') {
    const enough = cashBalance >= price;
    options.push({
      value: 'INVOICE',
      label: '請求書払い',
      description: enough
        ? `ご利用可能残高 ${formatYen(cashBalance)}`
        : `残高が足りません(ご利用可能残高 ${formatYen(cashBalance)})`,
      disabled: !enough,
    });
  }
  if (availablePaymentMethod !== 'INVOICE_ONLY') {
    for (const { id, nickname, brand, last4, expMonth, expYear } of cards) {
      options.push({
        value: `card:${id}`,
        label: nickname,
        description: `${brand} •••• ${last4} / 有効期限 ${String(expMonth).padStart(2, '0')}/${expYear}`,
        disabled: false,
      });
    }
  }
  return options;
}
