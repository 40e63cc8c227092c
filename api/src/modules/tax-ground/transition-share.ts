/**
 * The share of the tax within a purchase from somebody who issues no qualified invoices that the buyer may still deduct,
 * in percent by the last day on which it holds. Source: National Tax Agency, transitional measures of the invoice
 * system, with the shares and days of the 2026 tax reform.
 */
const shares = [
  { until: '2026-09-30', percent: 80 },
  { until: '2028-09-30', percent: 70 },
  { until: '2030-09-30', percent: 50 },
  { until: '2031-09-30', percent: 30 },
] as const;

/** The share on a day (`YYYY-MM-DD`) of the stay's end; 0 once the measures are over. */
export function transitionShare(day: string): number {
  return shares.find(({ until }) => day <= until)?.percent ?? 0;
}
