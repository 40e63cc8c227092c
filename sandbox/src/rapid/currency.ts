/** Yen for one unit: fixed, so that prices do not move by themselves. */
const YEN: ReadonlyMap<string, number> = new Map([
  ['JPY', 1],
  ['USD', 150],
  ['EUR', 163],
  ['GBP', 191],
  ['KRW', 0.108],
  ['TWD', 4.7],
  ['CNY', 20.8],
  ['HKD', 19.2],
  ['SGD', 112],
  ['THB', 4.3],
  ['VND', 0.0059],
  ['MYR', 34],
  ['IDR', 0.0094],
  ['PHP', 2.6],
  ['AUD', 98],
  ['AED', 41],
  ['MOP', 18.6],
  ['INR', 1.75],
  ['ILS', 41],
  ['SAR', 40],
  ['QAR', 41],
  ['MAD', 15],
  ['ZAR', 8.4],
  ['CHF', 178],
  ['CZK', 6.6],
  ['PLN', 39],
  ['RON', 32.8],
  ['SEK', 15.5],
  ['DKK', 21.8],
  ['NOK', 14.5],
  ['CAD', 108],
  ['MXN', 7.6],
  ['BRL', 27],
  ['NZD', 88],
  ['FJD', 66],
]);

const WHOLE: ReadonlySet<string> = new Set(['JPY', 'KRW', 'VND']);

export interface Amount {
  value: string;
  currency: string;
}

/** Whether this service can quote in the currency. */
export function isCurrency(code: string): boolean {
  return YEN.has(code);
}

/** Minor units in one unit of a currency. */
export function minorUnits(currency: string): number {
  return WHOLE.has(currency) ? 1 : 100;
}

/** Changes an amount into minor units of another currency, rounded to the nearest. */
export function toMinor(amount: number, from: string, to: string): number {
  const rate = (YEN.get(from) ?? 1) / (YEN.get(to) ?? 1);
  return Math.round(amount * rate * minorUnits(to));
}

/** Minor units as the contract writes money: a string with the decimals of the currency. */
export function toAmount(minor: number, currency: string): Amount {
  const units = minorUnits(currency);
  return { value: (minor / units).toFixed(units === 1 ? 0 : 2), currency };
}
