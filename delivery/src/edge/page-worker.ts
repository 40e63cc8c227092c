// The thread that renders whole pages: what fails, hangs or fills memory here ends this thread and not the edge.
import { createContext, runInContext, type Context } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { PageAnswer, PageJob } from './page-job.ts';

/** What a script of pages finds besides the language itself, as in `shared/build/whole-pages.mjs`. */
const GLOBALS = { URL, URLSearchParams, TextEncoder, TextDecoder, setTimeout, clearTimeout };

const contexts = new Map<string, Context>();

/**
 * Runs a release's code with nothing of Node's in reach. That is no wall against malice, which code of a signed release is
 * not suspected of, but keeps it from relying on files, network or environment. Texts alone go in and out.
 */
function run({ release, server, screen, call, input }: PageJob): string {
  if (server !== undefined) {
    const context = createContext({ ...GLOBALS });
    runInContext(server, context);
    contexts.set(release, context);
  }
  const context = contexts.get(release) as Context;
  context.job = { screen, call, input };
  return String(
    runInContext('JSON.stringify(wholePages[job.screen][job.call](JSON.parse(job.input)))', context),
  );
}

/** Where it failed. Its message is left out: it may hold what the page was to show. */
function describe(error: unknown): string {
  const { name, stack } = Object(error) as { name?: unknown; stack?: unknown };
  const places = String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return [String(name ?? 'Error'), ...places].join('\n');
}

parentPort?.on('message', (job: PageJob) => {
  const answer = (): PageAnswer => {
    try {
      return { output: run(job) };
    } catch (error) {
      return { error: describe(error) };
    }
  };
  parentPort?.postMessage(answer());
});
