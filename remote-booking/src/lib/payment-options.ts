import { brandName, expiryText } from '@yado/shared/format/card-text';
import { paymentTypeText } from '@yado/shared/format/payment-type-text';
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
  /** Yen left for payment by invoice. */
  cashBalance: number;
  cards: readonly Card[];
}

interface Purchase {
  /** Yen. */
  price: number;
  checkout: string;
  /** Calendar day, which decides whether a card is still good. */
  today: string;
}

export interface PaymentOption {
  /** `INVOICE` or `card:<id>`. */
  value: string;
  label: string;
  detail: string;
  /** Why it can't be chosen now. */
  problem: string | null;
  /** What to know when choosing it. */
  warning: string | null;
}

export const acceptsInvoice = (method: string) => method !== 'CREDIT_CARD_ONLY';
export const acceptsCards = (method: string) => method !== 'INVOICE_ONLY';

/** What may be chosen, in the order it is offered; what can't be used now is shown with the reason. */
export function paymentOptions(payer: Payer, purchase: Purchase): PaymentOption[] {
  const { availablePaymentMethod: method, cashBalance, cards } = payer;
  const invoice = acceptsInvoice(method) ? [invoiceOption(cashBalance, purchase.price)] : [];
  const registered = acceptsCards(method) ? cards.map((card) => cardOption(card, purchase)) : [];
  return [...invoice, ...registered];
}

/** Why only some ways to pay are offered; null when all are. */
export function paymentRestriction(method: string, agencyName: string | null): string | null {
  const by = agencyName ? `${agencyName}の定めにより、` : '';
  if (method === 'INVOICE_ONLY') return `${by}お支払いは請求書払いのみです。`;
  if (method === 'CREDIT_CARD_ONLY') return `${by}お支払いはクレジットカードのみです。`;
  return null;
}

function invoiceOption(balance: number, price: number): PaymentOption {
  const left = balance - price;
  return {
    value: 'INVOICE',
    label: paymentTypeText('INVOICE'),
    detail:
      left >= 0
        ? `ご利用可能残高 ${formatYen(balance)} → この予約のあと ${formatYen(left)}`
        : `ご利用可能残高 ${formatYen(balance)}`,
    problem: left >= 0 ? null : `残高が${formatYen(-left)}足りないため選べません。`,
    warning: null,
  };
}

function cardOption(
  { id, nickname, brand, last4, expMonth, expYear }: Card,
  { checkout, today }: Purchase,
): PaymentOption {
  const expired = isPast(today, expMonth, expYear);
  return {
    value: `card:${id}`,
    label: nickname,
    detail: `${brandName(brand)} •••• ${last4} / 有効期限 ${expiryText(expMonth, expYear)}`,
    problem: expired ? '有効期限が切れているため選べません。' : null,
    warning:
      !expired && isPast(checkout, expMonth, expYear)
        ? 'ご宿泊の前に有効期限が切れます。返金や変更に備えて、ほかのカードをおすすめします。'
        : null,
  };
}

/** A card is good until the end of its month. */
function isPast(day: string, month: number, year: number): boolean {
  return day.slice(0, 7) > `${year}-${String(month).padStart(2, '0')}`;
}
