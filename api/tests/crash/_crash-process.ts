import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../src/config/config.ts';
import { TestClient } from '../_client.ts';
import { signIn } from '../_sign-in.ts';
import type { TestWorld } from '../_world.ts';
import type { Rows, ToChild, ToParent } from './_crash-messages.ts';

export type Services = Omit<TestWorld, 'database'>;

export interface ProcessOptions {
  services: Services;
  database: Config['database'];
  /** Where it writes its log; nowhere when absent. */
  logFile?: string;
  /** Runs it without the intent writes: what the negative control breaks. */
  forgetful?: boolean;
}

const entry = fileURLToPath(new URL('./_crashing-api.ts', import.meta.url));
const forgetIntents = new URL('./_forget-intents.ts', import.meta.url).href;
const START_MS = 180_000;

/** One API process that dies where a test says. */
export class CrashProcess {
  readonly #child: ChildProcess;
  readonly #services: Services;
  readonly #arrived = new Set<string>();
  readonly #answers = new Map<number, (rows: Rows) => void>();
  readonly #listening = Promise.withResolvers<string>();
  /** Resolves with how it ended. */
  readonly ended: Promise<string>;
  /** When it was ready for work. */
  listensSince = 0;
  #url = '';
  #questions = 0;

  private constructor({ services, database, logFile, forgetful }: ProcessOptions) {
    this.#services = services;
    this.#child = fork(entry, {
      env: { ...process.env, ...buildEnvironment(services, database) },
      execArgv: forgetful ? ['--import', forgetIntents] : [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (logFile) {
      const log = createWriteStream(logFile, { flags: 'a' });
      this.#child.stdout?.pipe(log);
      this.#child.stderr?.pipe(log);
    } else {
      this.#child.stdout?.resume();
      this.#child.stderr?.pipe(process.stderr);
    }
    this.#child.on('message', (message: ToParent) => this.#hear(message));
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    void this.ended.then((how) =>
      this.#listening.reject(new Error(`The API ended before it listened: ${how}`)),
    );
    this.#listening.promise.catch(() => {});
  }

  /** Starts one and waits until it listens. */
  static async start(options: ProcessOptions): Promise<CrashProcess> {
    const started = new CrashProcess(options);
    started.#url = await within(START_MS, started.#listening.promise, 'The API did not listen');
    started.listensSince = Date.now();
    return started;
  }

  as(email: string): TestClient {
    return new TestClient(this.#url, () => signIn(this.#services.auth, email));
  }

  arm(points: Record<string, string>): void {
    this.#tell({ kind: 'arm', points });
  }

  replace(tag: string, by: string): void {
    this.#tell({ kind: 'replace', tag, by });
  }

  hasArrived(tag: string): boolean {
    return this.#arrived.has(tag);
  }

  async rows(tags: string[]): Promise<Rows> {
    const id = ++this.#questions;
    const answer = new Promise<Rows>((resolve) => this.#answers.set(id, resolve));
    this.#tell({ kind: 'rows', id, tags });
    return within(30_000, answer, 'The API did not read its rows');
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  #tell(message: ToChild): void {
    this.#child.send(message);
  }

  #hear(message: ToParent): void {
    if (message.kind === 'listening') this.#listening.resolve(message.url);
    if (message.kind === 'arrived') this.#arrived.add(message.tag);
    if (message.kind === 'rows') this.#answers.get(message.id)?.(message.rows);
  }
}

export function buildEnvironment(services: Services, database: Config['database']): Record<string, string> {
  return {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    API_PORT: '0',
    ...(database.kind === 'pglite'
      ? { API_DATA_DIR: database.dataDir, DATABASE_URL: '' }
      : { DATABASE_URL: database.url, DATABASE_POOL_SIZE: String(database.poolSize) }),
    RAPID_BASE_URL: services.rapid,
    STRIPE_API_BASE: services.stripe,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(services.auth).host,
    SMTP_URL: services.smtp,
    // One for each database: the outside is shared, and a process that is started again is the same installation.
    JOURNAL_DIR: services.journalDir,
    ENVIRONMENT_NAME: `test-${createHash('sha256').update(JSON.stringify(database)).digest('hex').slice(0, 12)}`,
    SEED_DEMO: '1',
    // One user of these tests does what a company does in a day.
    RATE_LIMIT_FACTOR: '100',
  };
}

/** The promise, or an error that says what took too long. */
export async function within<T>(ms: number, promise: Promise<T>, complaint: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${complaint} within ${ms / 1000} s.`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
