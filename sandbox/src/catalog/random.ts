/** A 32-bit hash of the parts: the only source of chance in the catalog, so the same world appears everywhere. */
export function hash(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const part of parts) {
    const text = typeof part === 'number' ? part.toString(36) : part;
    for (let index = 0; index < text.length; index += 1) {
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    }
    value = Math.imul(value ^ 0x1f, 0x01000193);
  }
  // FNV alone leaves neighboring ids correlated; the finisher of MurmurHash3 spreads them.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number in [0, 1) that depends on the parts alone. */
export function unit(...parts: readonly (string | number)[]): number {
  return hash(...parts) / 0x1_0000_0000;
}

/** A whole number from `low` to `high`, both included. */
export function between(low: number, high: number, ...parts: readonly (string | number)[]): number {
  return low + Math.floor(unit(...parts) * (high - low + 1));
}

/** One entry of a list that is not empty. */
export function pick<T>(list: readonly T[], ...parts: readonly (string | number)[]): T {
  const chosen = list[hash(...parts) % list.length];
  if (chosen === undefined) throw new Error('Cannot pick from an empty list.');
  return chosen;
}
