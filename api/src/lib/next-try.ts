/** When work that has failed `failures` times is due again: each failure waits the next of `seconds`, in the end the last. */
export function getNextTry(now: Date, seconds: readonly number[], failures: number): Date {
  const wait = seconds[failures] ?? seconds.at(-1) ?? 0;
  return new Date(now.getTime() + wait * 1000);
}
