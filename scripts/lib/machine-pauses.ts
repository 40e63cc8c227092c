const EVERY_MS = 1_000;
const NOTED_FROM_MS = 5_000;

/**
 * Watches for pauses in which even this process, which does next to nothing, was not run: tests that wait for something may
 * fail then without a fault. `seconds` has the length of each, until it is disposed of.
 */
export function watchPauses(): { readonly seconds: readonly number[]; [Symbol.dispose](): void } {
  const seconds: number[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const late = performance.now() - last - EVERY_MS;
    if (late >= NOTED_FROM_MS) seconds.push(Math.round(late / 1000));
    last = performance.now();
  }, EVERY_MS).unref();
  return { seconds, [Symbol.dispose]: () => clearInterval(timer) };
}
