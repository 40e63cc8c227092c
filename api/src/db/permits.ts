/** A number of places that callers take one by one and wait for in order. */
export class Permits {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Callers that wait for a place. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Takes a place; false when none became free within that many milliseconds. Release it afterwards. */
  async take(withinMs: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    return new Promise((resolve) => {
      const next = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(next), 1);
        resolve(false);
      }, withinMs);
      this.#waiting.push(next);
    });
  }

  /** Frees a place; the caller that waits longest gets it. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
