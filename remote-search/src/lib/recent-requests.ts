/** Remembers for a while what was asked for. */
export class RecentRequests {
  readonly #asked = new Map<string, number>();
  readonly #maxAgeMs: number;

  constructor(maxAgeMs: number) {
    this.#maxAgeMs = maxAgeMs;
  }

  /** Notes a request and says whether the same one was made lately; the age counts from the first of them. */
  add(key: string, now: number = Date.now()): boolean {
    for (const [known, at] of this.#asked) {
      if (now - at >= this.#maxAgeMs) this.#asked.delete(known);
    }
    if (this.#asked.has(key)) return true;
    this.#asked.set(key, now);
    return false;
  }
}
