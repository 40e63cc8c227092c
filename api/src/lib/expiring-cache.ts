/** A bounded map whose entries die after a while; the oldest one goes first when it is full. */
export class ExpiringCache<T> {
  readonly #entries = new Map<string, { value: T; until: number }>();
  readonly #options: { ttlMs: number; maxEntries: number; clock: () => Date };

  constructor(options: { ttlMs: number; maxEntries: number; clock: () => Date }) {
    this.#options = options;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.until > this.#options.clock().getTime()) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, value: T): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#options.clock().getTime() + this.#options.ttlMs });
    if (this.#entries.size > this.#options.maxEntries) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
