/** Runs `work` for the items in their order, at most `count` at once. `work` must not throw. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // All of them draw from one iterator.
  const left = items.values();
  const workNext = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: count }, workNext));
}
