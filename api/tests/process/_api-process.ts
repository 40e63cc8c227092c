import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The outside is shared by all tests: what another one made there is not this process's. */
const ownJournal = () => ({
  JOURNAL_DIR: inject('world').journalDir,
  ENVIRONMENT_NAME: `process-${randomUUID().slice(0, 13)}`,
});

/** A real API process, as it runs in production: `node src/main.ts`, of this release unless another one's is given. */
export class ApiProcess {
  readonly child: ChildProcess;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  #log = '';

  constructor(env: Record<string, string>, entry: string | readonly string[] = main) {
    this.child = spawn(process.execPath, [entry].flat(), {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        LOG_LEVEL: 'info',
        API_PORT: '0',
        ...ownJournal(),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#log += text;
      });
    }
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => resolve(code ?? signal ?? 'gone'));
    });
  }

  get log(): string {
    return this.#log;
  }

  /** Its address, once it says that it listens. */
  async listening(): Promise<string> {
    return this.logged(/Yado API: (http:\/\/[\d.:]+)/);
  }

  /** The first group of the pattern, once the log has it; throws with the log when the process ends before. */
  async logged(pattern: RegExp): Promise<string> {
    let isOver = false;
    void this.ended.then(() => {
      isOver = true;
    });
    for (;;) {
      const found = pattern.exec(this.#log);
      if (found) return found[1] ?? found[0];
      if (isOver) throw new Error(`The process ended without ${pattern}:\n${this.#log}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
