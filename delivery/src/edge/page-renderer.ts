import { Worker } from 'node:worker_threads';
import type { PageAnswer, PageJob } from './page-job.ts';

/** A page takes some milliseconds, the first of a release a hundred; the rest is for a machine that does much else. */
const JOB_MS = 2_000;
/** Beyond, a page is sent without having been rendered. */
const MAX_WAITING = 64;
/** Scripts of releases that a thread keeps; beyond, a new thread takes its place. */
const MAX_RELEASES = 8;
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** How long a release that hung or took all memory is left alone. */
const SET_ASIDE_MS = 60_000;

export interface PageRenderer {
  /** Runs a function of a release's pages, and returns its JSON. Rejects with a {@link PageFault} that the release has caused, or with another error. */
  run(job: PageJob & { server: string }): Promise<string>;
  close(): Promise<void>;
}

/** The code of a release failed. */
export class PageFault extends Error {}

interface Waiting {
  job: PageJob & { server: string };
  resolve: (output: string) => void;
  reject: (error: Error) => void;
}

/** One thread beside the edge, made when it is first needed, with limits of time and memory. Jobs wait for their turn. */
export function createPageRenderer(now: () => number = () => performance.now()): PageRenderer {
  const waiting: Waiting[] = [];
  const setAside = new Map<string, number>();
  let worker: Worker | null = null;
  let loaded = new Set<string>();
  let current: (Waiting & { timer: NodeJS.Timeout }) | null = null;

  function start(): Worker {
    const started = new Worker(new URL('page-worker.ts', import.meta.url), {
      name: 'pages',
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: LIMITS,
    });
    started.unref();
    // What a thread says that was given up must not become the answer to another visitor.
    const whileUsed =
      <T>(listener: (value: T) => void) =>
      (value: T) => {
        if (worker === started) listener(value);
      };
    started.on('message', whileUsed<PageAnswer>(settle));
    started.on('error', whileUsed<Error>(replace));
    started.on(
      'exit',
      whileUsed<number>(() => replace(new Error('the thread has ended'))),
    );
    loaded = new Set();
    return started;
  }

  /** The thread is of no use any more, because of what the current job's release did. */
  function replace(error: Error): void {
    void worker?.terminate();
    worker = null;
    if (current) setAside.set(current.job.release, now() + SET_ASIDE_MS);
    settle({ error: error.message });
  }

  function settle(answer: PageAnswer): void {
    const done = current;
    current = null;
    if (done) {
      clearTimeout(done.timer);
      if ('output' in answer) done.resolve(answer.output);
      else done.reject(new PageFault(answer.error));
    }
    next();
  }

  function next(): void {
    const first = current ? undefined : waiting.shift();
    if (!first) return;
    const { job } = first;
    if ((setAside.get(job.release) ?? 0) > now()) {
      first.reject(new PageFault('it hung or took all memory a moment ago'));
      return next();
    }
    if (worker && loaded.size >= MAX_RELEASES && !loaded.has(job.release)) {
      void worker.terminate();
      worker = null;
    }
    worker ??= start();
    const timer = setTimeout(() => replace(new Error(`it took more than ${JOB_MS} ms`)), JOB_MS);
    current = { ...first, timer };
    const { server: _known, ...rest } = job;
    worker.postMessage(loaded.has(job.release) ? rest : job);
    loaded.add(job.release);
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MAX_WAITING) return reject(new Error('too many pages are waiting'));
        waiting.push({ job, resolve, reject });
        next();
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
