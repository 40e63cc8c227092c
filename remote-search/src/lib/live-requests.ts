/** Knows which requests are shown right now. */
export class LiveRequests {
  readonly #open = new Map<string, number>();

  /** `first` unless one with the same key is still open; `close` counts once. */
  open(key: string): { first: boolean; close: () => void } {
    const count = this.#open.get(key) ?? 0;
    this.#open.set(key, count + 1);
    let closed = false;
    return {
      first: count === 0,
      close: () => {
        if (closed) return;
        closed = true;
        const left = (this.#open.get(key) ?? 1) - 1;
        if (left > 0) this.#open.set(key, left);
        else this.#open.delete(key);
      },
    };
  }
}
