import { resolve } from 'node:path';
import type { WorldConfig } from './world.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Reads the environment of the sandbox process; the only place that does. Throws on a value it cannot use. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): WorldConfig {
  if (env.NODE_ENV === 'production') {
    throw new Error(
      'The sandbox issues unsigned tokens and keeps test passwords: it does not run in production.',
    );
  }
  const config: WorldConfig = {
    dataDir: resolve(REPOSITORY, env.SANDBOX_DATA_DIR || '.data/sandbox'),
    portBase: parsePort(env.SANDBOX_PORT_BASE || '4101'),
    appOrigin: new URL(env.SANDBOX_APP_ORIGIN || 'http://localhost:8080').origin,
  };
  if (env.SANDBOX_STRIPE_WEBHOOK_URL) {
    config.stripeWebhook = {
      url: new URL(env.SANDBOX_STRIPE_WEBHOOK_URL).href,
      secret: env.SANDBOX_STRIPE_WEBHOOK_SECRET || 'whsec_yado',
    };
  }
  if (env.SANDBOX_RAPID_NOTIFICATION_URL) {
    config.rapidNotificationUrl = new URL(env.SANDBOX_RAPID_NOTIFICATION_URL).href;
  }
  return config;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_530) {
    throw new Error(`SANDBOX_PORT_BASE must be a port from 0 to 65530, not "${text}".`);
  }
  return port;
}
