/** Runs `work` for each item, one after the other; one that fails does not keep the later ones waiting. Throws the first failure. */
export async function forEachInTurn<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
