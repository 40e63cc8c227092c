import { computeTaxWithin } from '../invoice/invoice-lines.ts';
import type { InvoiceLineRow } from '../invoice/tables.ts';
import { getProof } from '../tax-ground/settle-ground.ts';
import { toTaxedLine } from './invoice-words.ts';

/** S: standard rate, AA: reduced rate, O: outside of the seller's own tax. */
export interface PintCategory {
  code: 'S' | 'AA' | 'O';
  percent: number | null;
}

/** One tax breakdown: without tax, and its tax. */
export interface PintSubtotal {
  category: PintCategory;
  taxable: number;
  tax: number;
}

export interface PintAmounts {
  subtotals: PintSubtotal[];
  /** Of each line, without tax; they add up to the taxable amounts. */
  nets: { category: PintCategory; net: number }[];
  /** What the taxable amounts and taxes lack to the sum that is due. */
  rounding: number;
}

/**
 * The amounts of an invoice as JP PINT has them, without tax, from prices that include it. The tax of a category is the one
 * on the paper. What hotels or nobody prove is no tax of this seller: it is written as O, with its whole price.
 */
export function toPintAmounts(lines: readonly InvoiceLineRow[]): PintAmounts {
  const categories = lines.map(toCategory);
  const nets = lines.map(({ price }, index) => ({ category: categories[index] ?? outside, net: price }));
  const subtotals: PintSubtotal[] = [];
  let rounding = 0;
  for (const code of ['S', 'AA', 'O'] as const) {
    const inIt = nets.filter(({ category }) => category.code === code);
    const [first] = inIt;
    if (!first) continue;
    const { category } = first;
    const price = inIt.reduce((sum, { net }) => sum + net, 0);
    const tax = computeTaxWithin(price, category.percent);
    const taxable = toTaxable(price, tax, category.percent ?? 0);
    rounding += price - taxable - tax;
    shareOut(inIt, price - taxable);
    subtotals.push({ category, taxable, tax });
  }
  return { subtotals, nets, rounding };
}

const outside: PintCategory = { code: 'O', percent: null };

function toCategory(line: InvoiceLineRow): PintCategory {
  if (getProof(toTaxedLine(line)) !== 'QUALIFIED') return outside;
  return line.tax_rate_percent === 8 ? { code: 'AA', percent: 8 } : { code: 'S', percent: 10 };
}

/** The standard wants the tax between floor and ceiling of rate × taxable amount; a yen may have to go to the rounding. */
function toTaxable(price: number, tax: number, percent: number): number {
  const taxable = price - tax;
  // Of whole numbers: the tax is off by one where a hundredth of the product is exactly the next yen.
  const product = taxable * percent;
  const fits = tax >= Math.floor(product / 100) && tax <= Math.ceil(product / 100);
  return fits ? taxable : taxable - Math.sign(price);
}

/** Takes an amount out of lines by their prices, in whole yen; what does not divide out of the first ones. */
function shareOut(lines: { net: number }[], amount: number): void {
  const total = lines.reduce((sum, { net }) => sum + net, 0);
  let left = amount;
  for (const line of lines) {
    const share = total === 0 ? 0 : Math.trunc((line.net * amount) / total);
    line.net -= share;
    left -= share;
  }
  const step = Math.sign(left);
  for (let index = 0; left !== 0; index = (index + 1) % lines.length, left -= step) {
    const line = lines[index];
    if (line) line.net -= step;
  }
}
