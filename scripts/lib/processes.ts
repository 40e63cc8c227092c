import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './settings.ts';
import { Stop } from './cli.ts';

const STOP_LIMIT_MS = 5_000;
const LAST_LINES = 20;

/** One process of a running stack. */
export interface Part {
  name: string;
  /** Arguments of Node, relative to `cwd`. */
  args: string[];
  /** Default: the repository. */
  cwd?: string;
  env: Record<string, string>;
  /** All of these answer 200 once the part is ready. */
  health: string[];
  readyLimitMs: number;
}

/** A part that is up. */
interface Running {
  part: Part;
  child: ChildProcess;
  ended: Promise<string>;
  lastLines: string[];
  /** True once we end it ourselves. */
  leaving: boolean;
}

/**
 * Starts parts, tells when each is healthy, and stops them in the reverse of the order in which they were started.
 * `onCrash` is told once when a part ends by itself.
 */
export class Parts {
  readonly #running: Running[] = [];
  readonly #logsDir: string;
  readonly #onCrash: (message: string) => void;
  readonly #quiet: boolean;

  constructor(options: { logsDir: string; onCrash: (message: string) => void; quiet?: boolean }) {
    this.#logsDir = options.logsDir;
    this.#onCrash = options.onCrash;
    this.#quiet = options.quiet ?? false;
    mkdirSync(this.#logsDir, { recursive: true });
  }

  /** Resolves when the part answers on its health addresses; throws a {@link Stop} when it ends or stays silent. */
  async start(part: Part): Promise<void> {
    const running = this.#spawn(part);
    this.#running.push(running);
    const given = new AbortController();
    void running.ended.then(() => given.abort());
    const outcome = await Promise.race([running.ended, isReady(part, given.signal)]);
    if (outcome === true) {
      void running.ended.then((how) => {
        if (!running.leaving) this.#onCrash(this.#describe(running, `stopped unexpectedly (${how})`));
      });
      return;
    }
    const reason =
      outcome === false ? `was not ready within ${part.readyLimitMs / 1000} s` : `ended at once (${outcome})`;
    throw new Stop(this.#describe(running, reason));
  }

  /** Ends all parts, the last started first: SIGTERM, and SIGKILL for what is still there after 5 s. */
  async stop(): Promise<void> {
    for (const running of this.#running.splice(0).reverse()) await end(running);
  }

  /** Ends one part, if it runs, and starts it anew. */
  async restart(part: Part): Promise<void> {
    const at = this.#running.findIndex((running) => running.part.name === part.name);
    for (const running of at < 0 ? [] : this.#running.splice(at, 1)) await end(running);
    await this.start(part);
  }

  /** Starts a part anew if it has ended by itself. */
  async revive(part: Part): Promise<void> {
    const running = this.#running.find((each) => each.part.name === part.name);
    if (!running || hasEnded(running.child)) await this.restart(part);
  }

  #spawn(part: Part): Running {
    const child = spawn(process.execPath, part.args, {
      cwd: part.cwd ?? root,
      env: { ...process.env, ...part.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C in the terminal reaches us alone, and we decide on the order.
      detached: true,
    });
    const log = createWriteStream(join(this.#logsDir, `${part.name}.log`), { flags: 'w' });
    const lastLines: string[] = [];
    const keep = (line: string, isError: boolean) => {
      lastLines.push(line);
      if (lastLines.length > LAST_LINES) lastLines.shift();
      writeLine(log, line);
      if (!this.#quiet && (isError || isWarning(line))) console.error(`[${part.name}] ${line}`);
    };
    if (child.stdout) createInterface(child.stdout).on('line', (line) => keep(line, false));
    if (child.stderr) createInterface(child.stderr).on('line', (line) => keep(line, true));
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    });
    return { part, child, ended, lastLines, leaving: false };
  }

  #describe({ part, lastLines }: Running, what: string): string {
    return [
      `${part.name} ${what}. Its last lines:`,
      ...lastLines.map((line) => `  ${line}`),
      `The whole log: ${join(this.#logsDir, `${part.name}.log`)}`,
    ].join('\n');
  }
}

async function isReady({ health, readyLimitMs }: Part, givenUp: AbortSignal): Promise<boolean> {
  const limit = Date.now() + readyLimitMs;
  for (const url of health) {
    while (!(await answers(url))) {
      if (Date.now() > limit || givenUp.aborted) return false;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return true;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

async function end(running: Running): Promise<void> {
  const { child, ended } = running;
  running.leaving = true;
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || hasEnded(child)) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

function writeLine(log: WriteStream, line: string): void {
  log.write(`${new Date().toISOString()} ${line}\n`);
}

/** Structured logs carry a numeric level (pino: 40 = warning). */
function isWarning(line: string): boolean {
  const level = /"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) >= 40;
}
