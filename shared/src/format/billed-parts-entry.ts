import { billedTaxMessages } from './billed-tax-messages.ts';
import { wholeYen } from './whole-yen.ts';
import { formatYen } from './yen.ts';

/** What of a bill is of one rate, as the API has it; without a rate: outside of consumption tax. */
export interface BilledPart {
  readonly ratePercent?: number | null;
  readonly price: number;
  readonly taxPrice: number;
}

/** The names of the controls. */
export type BilledPartField =
  | 'billedPrice10'
  | 'billedTax10'
  | 'billedPrice8'
  | 'billedTax8'
  | 'billedUntaxed';

/** A bill with several rates, or something outside of tax, as it is typed; an empty control: the bill has none of that. */
export type BilledPartsEntry = Readonly<Record<BilledPartField, string>>;

export const noBilledParts: BilledPartsEntry = {
  billedPrice10: '',
  billedTax10: '',
  billedPrice8: '',
  billedTax8: '',
  billedUntaxed: '',
};

const rates = [
  { ratePercent: 10, priceField: 'billedPrice10', taxField: 'billedTax10' },
  { ratePercent: 8, priceField: 'billedPrice8', taxField: 'billedTax8' },
] as const;
const prices = ['billedPrice10', 'billedPrice8', 'billedUntaxed'] as const;

/** The parts as a form begins with them. */
export function toBilledParts(parts: readonly BilledPart[]): BilledPartsEntry {
  const textOf = (rate: number | null, key: 'price' | 'taxPrice') =>
    String(parts.find(({ ratePercent = null }) => ratePercent === rate)?.[key] ?? '');
  return {
    billedPrice10: textOf(10, 'price'),
    billedTax10: textOf(10, 'taxPrice'),
    billedPrice8: textOf(8, 'price'),
    billedTax8: textOf(8, 'taxPrice'),
    billedUntaxed: textOf(null, 'price'),
  };
}

/** What is typed so far, together. */
export function sumBilledParts(entry: BilledPartsEntry): number {
  return prices.reduce((sum, field) => sum + (wholeYen(entry[field]) ?? 0), 0);
}

/** Says by how much parts are not the price together. */
export function partsDifferenceText(missingPrice: number): string {
  const difference =
    missingPrice > 0
      ? `${formatYen(missingPrice)}少なくなっています`
      : `${formatYen(-missingPrice)}多くなっています`;
  return `内訳の合計が、料金より${difference}。料金の全額を、請求書のとおりに税率ごとに分けて入力してください。`;
}

/** The parts that are typed, and what is wrong beside each control. Without a price they are compared with none. */
export function readBilledParts(
  entry: BilledPartsEntry,
  price: number | null,
): { problems: Partial<Record<BilledPartField, string>>; parts: BilledPart[] } {
  const problems: Partial<Record<BilledPartField, string>> = {};
  const parts: BilledPart[] = [];
  for (const { ratePercent, priceField, taxField } of rates) {
    if (isNone(entry[priceField]) && isNone(entry[taxField])) continue;
    const partPrice = wholeYen(entry[priceField]);
    const taxPrice = wholeYen(entry[taxField]);
    if (!partPrice) problems[priceField] = `${ratePercent}%対象の金額を、税込の円の整数で入力してください。`;
    if (taxPrice === null || (partPrice && taxPrice >= partPrice)) {
      problems[taxField] = billedTaxMessages.INVALID_BILLED_TAX;
    }
    parts.push({ ratePercent, price: partPrice ?? 0, taxPrice: taxPrice ?? 0 });
  }
  if (parts.length === 0) problems.billedPrice10 = billedTaxMessages.INVALID_BILLED_PARTS;
  if (!isNone(entry.billedUntaxed)) {
    const untaxed = wholeYen(entry.billedUntaxed);
    if (untaxed === null) problems.billedUntaxed = '対象外の金額を、円の整数で入力してください。';
    parts.push({ ratePercent: null, price: untaxed ?? 0, taxPrice: 0 });
  }
  const missing = price === null ? 0 : price - sumBilledParts(entry);
  if (missing !== 0 && Object.keys(problems).length === 0)
    problems.billedUntaxed = partsDifferenceText(missing);
  return { problems, parts };
}

const isNone = (typed: string) => typed.trim() === '' || wholeYen(typed) === 0;
