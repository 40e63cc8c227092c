import { spawn } from 'node:child_process';
import { root } from './settings.ts';
import { CliError } from './cli.ts';

export interface Result {
  ok: boolean;
  /** Standard output and error, in the order of arrival. */
  output: string;
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Prints the output as it arrives, too. */
  live?: boolean;
  /** Time after which the command is killed and counts as failed. */
  limitMs?: number;
}

const children = new Set<ReturnType<typeof spawn>>();

/** Runs a command; resolves with its output also when it fails. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.limitMs ? { timeout: options.limitMs } : {}),
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (options.live) process.stdout.write(text);
      });
    }
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.once('close', (code) => {
      children.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Runs a command; throws a {@link CliError} with its output when it fails. */
export async function mustRun(
  what: string,
  command: string,
  args: string[],
  options: RunOptions = {},
): Promise<string> {
  const { ok, output } = await run(command, args, options);
  if (!ok) throw new CliError(`${output.trimEnd()}\n\n${what} failed.`);
  return output;
}

/** Runs `work` for all items, `width` at a time; after a failure no further item is started. */
export async function runConcurrently<T>(
  width: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(item).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: width }, worker));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Stops every command that is still running. */
export function endCommands(): void {
  for (const child of children) child.kill('SIGTERM');
}
