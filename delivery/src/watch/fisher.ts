/** Pages that tried a release, and those of them in which it failed. */
export interface Trials {
  pages: number;
  failed: number;
}

/**
 * Fisher's exact test, one-sided: how likely it is that `tried` has as many failures as it has or more, were it no
 * worse than `known`. Exact for any number of pages, where a normal approximation fails for the first few.
 */
export function computeChanceOfNoWorse(tried: Trials, known: Trials): number {
  const pages = tried.pages + known.pages;
  const failed = tried.failed + known.failed;
  const all = logChoose(pages, tried.pages);
  let chance = 0;
  for (let count = tried.failed; count <= Math.min(tried.pages, failed); count++) {
    if (tried.pages - count > pages - failed) continue;
    chance += Math.exp(logChoose(failed, count) + logChoose(pages - failed, tried.pages - count) - all);
  }
  return Math.min(chance, 1);
}

function logChoose(from: number, count: number): number {
  return logFactorial(from) - logFactorial(count) - logFactorial(from - count);
}

/** Exact sums up to here, Stirling's series beyond, where it is off by less than 1e-12. */
const EXACT = 256;
const exact = [0];
for (let n = 1; n <= EXACT; n++) exact.push((exact[n - 1] as number) + Math.log(n));

function logFactorial(n: number): number {
  if (n <= EXACT) return exact[n] as number;
  return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + 1 / (12 * n) - 1 / (360 * n ** 3);
}
