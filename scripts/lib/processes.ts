import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './settings.ts';
import { CliError } from './cli.ts';

const STOP_LIMIT_MS = 5_000;
const LAST_LINES = 20;

/** One process of a running stack. */
export interface StackProcess {
  name: string;
  /** Arguments of Node, relative to `cwd`. */
  args: string[];
  /** Default: the repository. */
  cwd?: string;
  env: Record<string, string>;
  /** Addresses that all answer 200 once the process is ready. */
  health: string[];
  readyLimitMs: number;
}

interface Running {
  spec: StackProcess;
  child: ChildProcess;
  ended: Promise<string>;
  lastLines: string[];
  /** Its end is our doing and no crash. */
  stopping: boolean;
}

/**
 * Starts processes, waits until each is healthy, and stops them in the reverse order of their start. Calls `onCrash`
 * when a process ends without having been stopped.
 */
export class ProcessGroup {
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

  /** Resolves when the process is healthy; rejects with a {@link CliError} when it ends first or is not ready in time. */
  async start(spec: StackProcess): Promise<void> {
    const running = this.#spawn(spec);
    this.#running.push(running);
    const exit = new AbortController();
    void running.ended.then(() => exit.abort());
    const outcome = await Promise.race([running.ended, isReady(spec, exit.signal)]);
    if (outcome === true) {
      void running.ended.then((how) => {
        if (!running.stopping) this.#onCrash(this.#describe(running, `stopped unexpectedly (${how})`));
      });
      return;
    }
    const reason =
      outcome === false ? `was not ready within ${spec.readyLimitMs / 1000} s` : `ended at once (${outcome})`;
    throw new CliError(this.#describe(running, reason));
  }

  /** Stops all processes, the last started first: SIGTERM, then SIGKILL after 5 s. */
  async stop(): Promise<void> {
    for (const running of this.#running.splice(0).reverse()) await stopProcess(running);
  }

  /** Stops one process if it runs, and starts it again. */
  async restart(spec: StackProcess): Promise<void> {
    const at = this.#running.findIndex((running) => running.spec.name === spec.name);
    for (const running of at < 0 ? [] : this.#running.splice(at, 1)) await stopProcess(running);
    await this.start(spec);
  }

  /** Starts a process again if it has ended. */
  async revive(spec: StackProcess): Promise<void> {
    const running = this.#running.find((each) => each.spec.name === spec.name);
    if (!running || hasEnded(running.child)) await this.restart(spec);
  }

  #spawn(spec: StackProcess): Running {
    const child = spawn(process.execPath, spec.args, {
      cwd: spec.cwd ?? root,
      env: { ...process.env, ...spec.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // In a process group of its own, because Ctrl-C in the terminal would end all of them in no order.
      detached: true,
    });
    const log = createWriteStream(join(this.#logsDir, `${spec.name}.log`), { flags: 'w' });
    const lastLines: string[] = [];
    const keep = (line: string, isError: boolean) => {
      lastLines.push(line);
      if (lastLines.length > LAST_LINES) lastLines.shift();
      writeLine(log, line);
      if (!this.#quiet && (isError || isWarning(line))) console.error(`[${spec.name}] ${line}`);
    };
    if (child.stdout) createInterface(child.stdout).on('line', (line) => keep(line, false));
    if (child.stderr) createInterface(child.stderr).on('line', (line) => keep(line, true));
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    });
    return { spec, child, ended, lastLines, stopping: false };
  }

  #describe({ spec, lastLines }: Running, what: string): string {
    return [
      `${spec.name} ${what}. Its last lines:`,
      ...lastLines.map((line) => `  ${line}`),
      `The whole log: ${join(this.#logsDir, `${spec.name}.log`)}`,
    ].join('\n');
  }
}

async function isReady({ health, readyLimitMs }: StackProcess, ended: AbortSignal): Promise<boolean> {
  const limit = Date.now() + readyLimitMs;
  for (const url of health) {
    while (!(await answers(url))) {
      if (Date.now() > limit || ended.aborted) return false;
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

async function stopProcess(running: Running): Promise<void> {
  const { child, ended } = running;
  running.stopping = true;
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
    // It has ended in the meantime.
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
