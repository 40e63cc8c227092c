import type { LocalTaxRule } from './local-tax-rule.ts';

/**
 * What a rule takes of one adult for a night at this price: whole yen per person, without consumption tax. Shares are
 * rounded down to a yen. Null when it is not known.
 */
export function chargePerson({ charge }: Pick<LocalTaxRule, 'charge'>, price: number): number | null {
  if (charge === 'UNKNOWN') return null;
  if ('bands' in charge) return charge.bands.findLast(([from]) => price >= from)?.[1] ?? 0;
  const { percent, from = 0, cap = Number.POSITIVE_INFINITY } = charge;
  // In tenths of a percent, because 0.8 has no exact binary form.
  return price < from ? 0 : Math.min(Math.floor((price * Math.round(percent * 10)) / 1_000), cap);
}

/** Whether a lower price may change what the rule takes. */
export function dependsOnPrice({ charge }: Pick<LocalTaxRule, 'charge'>): boolean {
  if (charge === 'UNKNOWN' || !('bands' in charge)) return true;
  return charge.bands.length > 1 || charge.bands[0]?.[0] !== 0;
}

/** Whether what the rule takes says what the room costs. */
export function isShareOfPrice({ charge }: Pick<LocalTaxRule, 'charge'>): boolean {
  return charge !== 'UNKNOWN' && 'percent' in charge;
}
