/** Sparse: class → how many values fell into it. Sums of several are their sums by class. */
export type Histogram = Record<string, number>;

/** Each class ends a tenth above the one before: close enough for people, small enough to store each minute. */
const GROWTH = 1.1;

export function addValue(histogram: Histogram, value: number): void {
  const index = Math.ceil(Math.log(Math.max(value, 1)) / Math.log(GROWTH));
  histogram[index] = (histogram[index] ?? 0) + 1;
}

export function addHistogram(sum: Histogram, other: Histogram): void {
  for (const [index, count] of Object.entries(other)) sum[index] = (sum[index] ?? 0) + count;
}

/** The value that a share of all values does not pass, up to a tenth too high; null when there are none. */
export function percentile(histogram: Histogram, share: number): number | null {
  const classes = Object.entries(histogram)
    .map(([index, count]) => [Number(index), count] as const)
    .sort(([a], [b]) => a - b);
  const wanted = classes.reduce((sum, [, count]) => sum + count, 0) * share;
  let passed = 0;
  for (const [index, count] of classes) {
    passed += count;
    if (passed >= wanted) return GROWTH ** index;
  }
  return null;
}
