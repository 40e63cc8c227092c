import type { Config } from '../src/config/config.ts';
import type { TestWorld } from './_world.ts';

/** The configuration of an API under test, on free ports and the sandbox of this run. */
export function testConfig(world: Omit<TestWorld, 'database'>, database: Config['database']): Config {
  return {
    production: false,
    embeddedDemo: true,
    logLevel: 'silent',
    host: '127.0.0.1',
    port: 0,
    database,
    rapid: {
      baseUrl: world.rapid,
      apiKey: world.keys.rapidApiKey,
      sharedSecret: world.keys.rapidSharedSecret,
    },
    stripe: { apiBase: world.stripe, secretKey: world.keys.stripeSecretKey, webhookSecret: null },
    firebase: {
      projectId: world.keys.firebaseProjectId,
      webApiKey: 'test',
      emulatorHost: new URL(world.auth).host,
    },
    smtp: { url: world.smtp, from: 'Yado <no-reply@yado.example>' },
    publicOrigins: ['http://localhost:8080', 'http://mirai.localhost:8080'],
    publicKeySecret: 'test-public-key-secret',
    bookingAutoCloseMinutes: null,
    operationsDir: '/nonexistent',
    seedDemo: true,
  };
}
