/** Retries for each call: one of five may be made twice, whatever fails. */
const PER_CALL = 0.2;
const AT_MOST = 10;

/** What a service that fails may be asked again, so that retries do not multiply what it can't bear. */
export class RetryBudget {
  #left = AT_MOST;

  /** Notes a call that is made for the first time. */
  note(): void {
    this.#left = Math.min(AT_MOST, this.#left + PER_CALL);
  }

  /** Takes one retry; false when none is left. */
  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
