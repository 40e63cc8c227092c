import { inject } from 'vitest';
import type { Config } from '../src/config/config.ts';
import type { AppContext } from '../src/context.ts';
import { type RunningApi, startApi } from '../src/start-api.ts';
import { TestClient } from './_client.ts';
import { testConfig } from './_config.ts';
import { copyDatabaseForFile } from './_file-databases.ts';
import { signIn } from './_sign-in.ts';
import { testLog } from './_unexpected-errors.ts';

export interface TestApi extends RunningApi {
  config: Config;
  /** A client signed in as a demo account. */
  as(email: string): TestClient;
  anonymous(): TestClient;
  withToken(token: string): TestClient;
}

export interface TestApiOptions {
  config?: Partial<Config>;
  overrides?: Partial<AppContext>;
  /** Continue on the database of an API that was closed, as after a restart. */
  database?: Config['database'];
}

/** Starts an API over HTTP on a fresh copy of the seeded database. Close it in afterAll. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const world = inject('world');
  const database = options.database ?? (await copyDatabaseForFile(world.database));
  const config = { ...testConfig(world, database), ...options.config };
  // How many statements wait in a test says nothing of it: no request is refused for that.
  const api = await startApi(config, { databaseWaitMs: () => 0, log: testLog, ...options.overrides });
  return {
    ...api,
    config,
    as: (email) => new TestClient(api.url, () => signIn(world.auth, email)),
    anonymous: () => new TestClient(api.url, async () => null),
    withToken: (token) => new TestClient(api.url, async () => token),
  };
}
