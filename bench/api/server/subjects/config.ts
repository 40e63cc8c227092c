import { createConfig, type Config } from '../../../../api/src/config/config.ts';
import { readEnv } from '../../../../api/src/config/env.ts';
import { world } from './serve.ts';

/** The configuration of the API as `npm start` gives it, on the bench's database. */
export function benchConfig(): Config {
  const { sandboxPort: base } = world;
  return createConfig(
    readEnv({
      NODE_ENV: 'production',
      EMBEDDED_DEMO: '1',
      LOG_LEVEL: 'info',
      API_PORT: '0',
      DATABASE_URL: world.databaseUrl,
      RAPID_BASE_URL: world.rapidUrl,
      STRIPE_API_BASE: `http://127.0.0.1:${base + 1}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${base + 2}`,
      SMTP_URL: `smtp://127.0.0.1:${base + 3}`,
      OPERATIONS_DIR: world.operationsDir,
      SEED_DEMO: '0',
      // One user sends everything.
      RATE_LIMIT_FACTOR: '1000',
    }),
  );
}
