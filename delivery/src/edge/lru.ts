/** Values by key with a budget of bytes: those used longest ago go first. */
export interface Lru<V> {
  get(key: string): V | undefined;
  /** Keeps nothing that would take a quarter of the budget alone. */
  set(key: string, value: V, bytes: number): void;
}

export function createLru<V>(budget: number): Lru<V> {
  const held = new Map<string, { value: V; bytes: number }>();
  let size = 0;
  const drop = (key: string) => {
    size -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  };
  return {
    get: (key) => {
      const known = held.get(key);
      if (!known) return undefined;
      held.delete(key);
      held.set(key, known);
      return known.value;
    },
    set: (key, value, bytes) => {
      drop(key);
      if (bytes > budget / 4) return;
      held.set(key, { value, bytes });
      size += bytes;
      for (const oldest of held.keys()) {
        if (size <= budget) break;
        drop(oldest);
      }
    },
  };
}
