import type { Tally } from './tally.ts';

/** Collects what every check and test of one `npm test` came to. */
export class TestRun {
  #passed = 0;
  #skipped = 0;
  readonly #failures: string[] = [];
  readonly #begun = Date.now();

  /** One check without tests of its own: no complaint is one passed test. */
  async check(name: string, work: () => Promise<string>): Promise<boolean> {
    const complaint = await this.#timed(name, () => work().catch(messageOf));
    if (complaint) process.stdout.write(`${complaint.trimEnd()}\n`);
    this.#add(
      name,
      complaint ? { passed: 0, skipped: 0, failures: [name] } : { passed: 1, skipped: 0, failures: [] },
    );
    return !complaint;
  }

  /** A run of tests; `output` is shown when one failed. */
  async tests(name: string, work: () => Promise<Tally & { output: string }>): Promise<void> {
    const tally = await this.#timed(name, () =>
      work().catch((error: unknown) => ({
        passed: 0,
        skipped: 0,
        failures: [name],
        output: messageOf(error),
      })),
    );
    if (tally.failures.length > 0) process.stdout.write(`${tally.output.trimEnd()}\n`);
    this.#add(name, tally);
  }

  /** Prints the failures and, as the very last line, the count; answers with the exit code. */
  close(): number {
    const seconds = Math.round((Date.now() - this.#begun) / 1000);
    console.log(`\nDone in ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
    if (this.#skipped > 0) console.log(`${this.#skipped} skipped`);
    if (this.#failures.length > 0) {
      console.log(['Failed:', ...this.#failures.map((name) => `  ${name}`)].join('\n'));
    }
    console.log(`${this.#passed} passed, ${this.#failures.length} failed`);
    return this.#failures.length === 0 && this.#passed > 0 ? 0 : 1;
  }

  #add(name: string, { passed, skipped, failures }: Tally): void {
    this.#passed += passed;
    this.#skipped += skipped;
    this.#failures.push(...failures.map((failure) => (failure === name ? name : `${name}: ${failure}`)));
  }

  async #timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    console.log(`▸ ${name}`);
    const begun = Date.now();
    const result = await work();
    console.log(`  ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    return result;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
