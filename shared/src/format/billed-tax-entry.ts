import {
  type BilledPart,
  type BilledPartField,
  type BilledPartsEntry,
  noBilledParts,
  partsDifferenceText,
  readBilledParts,
  toBilledParts,
} from './billed-parts-entry.ts';
import { billedTaxMessages } from './billed-tax-messages.ts';
import { wholeYen } from './whole-yen.ts';

/** The tax of a trip that was arranged elsewhere, as it is typed from the bill. */
export interface BilledTaxEntry {
  /** `10` or `8`, of the whole price; `severalRates`; empty: no bill is there yet. */
  rate: string;
  /** The tax within the whole price. */
  price: string;
  /** Empty: the bill has none. */
  number: string;
  /** Count where the rate is `severalRates`. */
  parts: BilledPartsEntry;
}

/** The bill has several rates, or something outside of tax. */
export const severalRates = 'PARTS';

export const noBilledTax: BilledTaxEntry = { rate: '', price: '', number: '', parts: noBilledParts };

/** As the API takes it: of one rate, or by parts. */
export interface BilledTax {
  readonly ratePercent?: number | null;
  readonly taxPrice?: number | null;
  readonly registrationNumber?: string | null;
  readonly parts?: readonly BilledPart[] | null;
}

export type BilledTaxField = 'billedPrice' | 'billedNumber' | BilledPartField;
export type BilledTaxProblems = Partial<Record<BilledTaxField, string>>;

/** What is on record of a bill, as a form begins with it. */
export function toBilledTaxEntry({
  ratePercent,
  taxPrice,
  registrationNumber,
  parts,
}: BilledTax): BilledTaxEntry {
  const isSplit = parts != null && parts.length > 0;
  return {
    rate: isSplit ? severalRates : String(ratePercent ?? ''),
    price: isSplit ? '' : String(taxPrice ?? ''),
    number: registrationNumber ?? '',
    parts: toBilledParts(parts ?? []),
  };
}

/**
 * What is wrong with the entry beside each control, or the tax that it is; null while there is no bill. Parts are compared
 * with the price of the trip, where that is known. The API checks again.
 */
export function readBilledTax(
  entry: BilledTaxEntry,
  price: number | null,
): { problems: BilledTaxProblems; billedTax: null } | { problems: null; billedTax: BilledTax | null } {
  if (entry.rate === '') return { problems: null, billedTax: null };
  const number = entry.number.normalize('NFKC').trim().toUpperCase();
  const rates = entry.rate === severalRates ? readSeveral(entry, price) : readOne(entry);
  const problems: BilledTaxProblems = {
    ...rates.problems,
    ...(number === '' || /^T\d{13}$/.test(number)
      ? {}
      : { billedNumber: billedTaxMessages.INVALID_BILL_NUMBER }),
  };
  return Object.keys(problems).length > 0
    ? { problems, billedTax: null }
    : { problems: null, billedTax: { ...rates.billed, registrationNumber: number || null } };
}

/** Beside which control the API's answer about a bill is shown, and what it says there; null for other codes. */
export function findBilledTaxProblem(
  code: string,
  { ratePercent, missingPrice }: { ratePercent?: number | null; missingPrice?: number | null },
): { field: BilledTaxField; text: string } | null {
  switch (code) {
    case 'INVALID_BILLED_TAX': {
      const field = ratePercent === 10 ? 'billedTax10' : ratePercent === 8 ? 'billedTax8' : 'billedPrice';
      return { field, text: billedTaxMessages[code] };
    }
    case 'INVALID_BILLED_PARTS':
      return { field: 'billedPrice10', text: billedTaxMessages[code] };
    case 'BILLED_PARTS_NOT_PRICE':
      return {
        field: 'billedUntaxed',
        text: missingPrice ? partsDifferenceText(missingPrice) : billedTaxMessages[code],
      };
    case 'INVALID_BILL_NUMBER':
    case 'OWN_BILL_NUMBER':
      return { field: 'billedNumber', text: billedTaxMessages[code] };
    default:
      return null;
  }
}

interface Rates {
  problems: BilledTaxProblems;
  billed: BilledTax;
}

function readOne({ rate, price }: BilledTaxEntry): Rates {
  const taxPrice = wholeYen(price);
  return {
    problems: taxPrice === null ? { billedPrice: billedTaxMessages.INVALID_BILLED_TAX } : {},
    billed: { ratePercent: Number(rate), taxPrice },
  };
}

function readSeveral(entry: BilledTaxEntry, price: number | null): Rates {
  const { problems, parts } = readBilledParts(entry.parts, price);
  return { problems, billed: { parts } };
}
