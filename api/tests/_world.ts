import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorld, SANDBOX_KEYS } from '@yado/sandbox/world';
import type { TestProject } from 'vitest/node';
import { dropDatabases, prepareDatabase, type PreparedDatabase } from './_database.ts';

/** The outside world of one test run, shared by all files; each file has its own API and database. */
export interface TestWorld {
  rapid: string;
  stripe: string;
  auth: string;
  smtp: string;
  mailbox: string;
  maps: string;
  keys: typeof SANDBOX_KEYS;
  /** Shared by all tests; each API has a folder of its own in it. */
  journalDir: string;
  database: PreparedDatabase;
}

declare module 'vitest' {
  interface ProvidedContext {
    world: TestWorld;
  }
}

/** Starts the sandbox and prepares a seeded database to copy; `close` leaves nothing behind. */
export async function startWorld(): Promise<{ world: TestWorld; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'yado-api-tests-'));
  const sandbox = await createWorld({
    dataDir: join(directory, 'sandbox'),
    saving: 'atClose',
    appOrigin: 'http://localhost:8080',
  });
  const { close: closeSandbox, ...urls } = sandbox;
  let database: PreparedDatabase | null = null;
  const close = async () => {
    await closeSandbox();
    if (database !== null) await dropDatabases(database);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const services = { ...urls, keys: SANDBOX_KEYS, journalDir: join(directory, 'journal') };
    database = await prepareDatabase(services, directory);
    return { world: { ...services, database }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Each project of a run loads this file for itself. */
const run = globalThis as { testWorld?: ReturnType<typeof startWorld> };

/** Starts the world once for all test files of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.testWorld ??= startWorld();
  const { world, close } = await run.testWorld;
  project.provide('world', world);
  // The projects end together.
  return async () => {
    if (!run.testWorld) return;
    delete run.testWorld;
    if (process.env.TEST_NOTES) await printContractGaps(world);
    await close();
  };
}

/** For the end of a whole run: what the supplier's contract has, and no test has asked for or been answered. */
async function printContractGaps({ rapid }: TestWorld): Promise<void> {
  const gaps = (await (await fetch(new URL('/_sandbox/contract-gaps', rapid))).json()) as string[];
  for (const gap of gaps) console.log(`note: supplier's contract, not tested: ${gap}`);
}
