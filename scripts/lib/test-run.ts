import type { Tally } from './tally.ts';

interface Stage {
  name: string;
  seconds: number;
}

/** Collects the results of every check and test of one `npm test`; stages may run at the same time. */
export class TestRun {
  #passed = 0;
  #skipped = 0;
  readonly #failures: string[] = [];
  readonly #flaky: string[] = [];
  readonly #stages: Stage[] = [];
  readonly #begun = Date.now();

  /** One check without tests of its own: no complaint is one passed test. */
  async check(name: string, work: () => Promise<string>): Promise<boolean> {
    const complaint = await this.#timed(name, () => work().catch(getMessage));
    if (complaint) process.stdout.write(`${complaint.trimEnd()}\n`);
    const failures = complaint ? [name] : [];
    this.#add(name, { passed: complaint ? 0 : 1, skipped: 0, failures, flaky: [] });
    return !complaint;
  }

  /** A run of tests; `output` is shown when one failed. */
  async tests(name: string, work: () => Promise<Tally & { output: string }>): Promise<void> {
    const tally = await this.#timed(name, () =>
      work().catch((error: unknown) => ({
        passed: 0,
        skipped: 0,
        failures: [name],
        flaky: [],
        output: getMessage(error),
      })),
    );
    if (tally.failures.length > 0) process.stdout.write(`${tally.output.trimEnd()}\n`);
    this.#add(name, tally);
  }

  /** Prints each stage's time, the failures and, as the very last line, the count; returns the exit code. */
  close(): number {
    const longest = this.#stages.toSorted((a, b) => b.seconds - a.seconds);
    console.log('\nSeconds by stage:');
    for (const { name, seconds } of longest) console.log(`  ${seconds.toFixed(0).padStart(5)}  ${name}`);
    const seconds = Math.round((Date.now() - this.#begun) / 1000);
    console.log(`Done in ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
    if (this.#skipped > 0) console.log(`${this.#skipped} skipped`);
    printNames('Passed only when tried again:', this.#flaky);
    printNames('Failed:', this.#failures);
    console.log(`${this.#passed} passed, ${this.#failures.length} failed`);
    return this.#failures.length === 0 && this.#passed > 0 ? 0 : 1;
  }

  #add(name: string, { passed, skipped, failures, flaky }: Tally): void {
    const named = (test: string) => (test === name ? name : `${name}: ${test}`);
    this.#passed += passed;
    this.#skipped += skipped;
    this.#failures.push(...failures.map(named));
    this.#flaky.push(...flaky.map(named));
  }

  async #timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    console.log(`▸ ${name}`);
    const begun = Date.now();
    const result = await work();
    const seconds = (Date.now() - begun) / 1000;
    this.#stages.push({ name, seconds });
    console.log(`  ${name}: ${seconds.toFixed(1)} s`);
    return result;
  }
}

function printNames(title: string, names: string[]): void {
  if (names.length > 0) console.log([title, ...names.map((name) => `  ${name}`)].join('\n'));
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
