import type { BrowserContext } from '@playwright/test';

/** Collects what went wrong in the pages of a context: uncaught errors, console errors, refusals by the policy. */
export class PageGuard {
  readonly #problems: string[] = [];
  /** By address: the code of the last error that a server answered, which the console does not say. */
  readonly #codes = new Map<string, string>();

  async watch(context: BrowserContext): Promise<void> {
    context.on('weberror', (event) => {
      const { name, message, stack } = event.error();
      // A `DOMException` may have an empty stack.
      this.#problems.push(`uncaught: ${stack || `${name}: ${message}`}`);
    });
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      this.#problems.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
    });
    context.on('response', async (response) => {
      if (response.status() < 500) return;
      const body = await response.text().catch(() => '');
      const code = /"code":"(\w+)"/.exec(body)?.[1];
      if (code) this.#codes.set(response.url(), code);
    });
    // Refusals of inline code are not always on the console.
    await context.exposeBinding('__reportRefusal', (_source, text: string) => this.#problems.push(text));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { __reportRefusal?: (text: string) => void }).__reportRefusal;
        report?.(
          `policy: ${event.effectiveDirective} refused ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`,
        );
      });
    });
  }

  /** What went wrong so far, but for what the test expects. */
  problems(allowed: RegExp | null): string[] {
    return this.#problems
      .filter((problem) => !allowed?.test(problem))
      .map((problem) => {
        const code = this.#codes.get(/\((\S+)\)$/.exec(problem)?.[1] ?? '');
        return code ? `${problem} ${code}` : problem;
      });
  }
}
