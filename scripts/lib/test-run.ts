import type { Tally } from './tally.ts';

interface Stage {
  name: string;
  seconds: number;
}

/** Collects the results of all checks and tests of one command; stages may run in parallel. */
export class TestRun {
  #passed = 0;
  #skipped = 0;
  readonly #failures: string[] = [];
  readonly #flaky: string[] = [];
  readonly #notes: string[] = [];
  readonly #stages: Stage[] = [];
  readonly #startedAt = Date.now();

  /** Runs a check that resolves with its complaints; none count as one passed test. */
  async check(name: string, work: () => Promise<string>): Promise<boolean> {
    const complaint = await this.#timed(name, () => work().catch(getMessage));
    if (complaint) process.stdout.write(`${complaint.trimEnd()}\n`);
    const failures = complaint ? [name] : [];
    this.#add(name, { passed: complaint ? 0 : 1, skipped: 0, failures, flaky: [] });
    return !complaint;
  }

  /** Runs tests; prints `output` when one failed, and at the end its lines that begin with `note: `. */
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
    this.#notes.push(...[...tally.output.matchAll(/^note: (.+)$/gm)].map(([, note = '']) => note));
    this.#add(name, tally);
  }

  /** Prints a line at the end, among the notes of tests. */
  note(text: string): void {
    this.#notes.push(text);
  }

  /** Names of the tests and checks that have failed so far. */
  get failures(): readonly string[] {
    return this.#failures;
  }

  /** Prints the time of each stage, the failures and, as the last line, the count; returns the exit code. */
  close(): number {
    const longest = this.#stages.toSorted((a, b) => b.seconds - a.seconds);
    console.log('\nSeconds by stage:');
    for (const { name, seconds } of longest) console.log(`  ${seconds.toFixed(0).padStart(5)}  ${name}`);
    const seconds = Math.round((Date.now() - this.#startedAt) / 1000);
    console.log(`Done in ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
    if (this.#skipped > 0) console.log(`${this.#skipped} skipped`);
    printNames('Notes:', [...new Set(this.#notes)]);
    printNames('Passed only at a retry:', this.#flaky);
    printNames('Failed:', this.#failures);
    console.log(`${this.#passed} passed, ${this.#failures.length} failed`);
    return this.#failures.length === 0 && this.#passed > 0 ? 0 : 1;
  }

  #add(name: string, { passed, skipped, failures, flaky }: Tally): void {
    const toFullName = (test: string) => (test === name ? name : `${name}: ${test}`);
    this.#passed += passed;
    this.#skipped += skipped;
    this.#failures.push(...failures.map(toFullName));
    this.#flaky.push(...flaky.map(toFullName));
  }

  async #timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    console.log(`▸ ${name}`);
    const startedAt = Date.now();
    const result = await work();
    const seconds = (Date.now() - startedAt) / 1000;
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
