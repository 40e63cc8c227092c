import { mkdir } from 'node:fs/promises';
import { type Auth, createAuth } from './auth/auth.ts';
import { type Maps, createMaps } from './maps/maps.ts';
import { type Mail, createMail } from './mail/mail.ts';
import { createRapid } from './rapid/rapid.ts';
import type { Saving } from './state-file.ts';
import { type Stripe, type StripeWebhook, createStripe } from './stripe/stripe.ts';

export type WorldConfig = {
  /** Folder of everything the services remember. */
  dataDir: string;
  /** First of six ports (rapid, stripe, auth, smtp, mailbox, maps); 0 or absent takes free ones. */
  portBase?: number;
  /** Origin of the product; mailed links open its `/action` page. */
  appOrigin: string;
  clock?: () => Date;
  /** When the services write down what they remember; `always` where it is left out. */
  saving?: Saving;
  /** Where signed Stripe events are posted; without it events are only listed. */
  stripeWebhook?: StripeWebhook;
  /** Where the hotel supplier's notifications are posted; without it they wait to be fetched. */
  rapidNotificationUrl?: string;
};

export type World = {
  rapid: string;
  stripe: string;
  auth: string;
  smtp: string;
  mailbox: string;
  maps: string;
  close(): Promise<void>;
};

/** The keys every client of the sandbox uses. */
export const SANDBOX_KEYS = {
  rapidApiKey: 'demo-key',
  rapidSharedSecret: 'demo-secret',
  stripeSecretKey: 'sk_test_yado',
  /** With the rights that the product needs; the other may only read. */
  stripeRestrictedKey: 'rk_test_yado',
  stripeReadingKey: 'rk_test_yado_reader',
  stripePublishableKey: 'pk_test_yado',
  firebaseProjectId: 'yado-demo',
  firebaseWebKey: 'yado-demo',
  smtpUser: 'yado',
  smtpPassword: 'yado-demo-mail',
} as const;

/** Starts the whole outside world; if one service cannot start, the others are stopped again. */
export async function createWorld(config: WorldConfig): Promise<World> {
  const port = (offset: number) => (config.portBase ? config.portBase + offset : 0);
  const { dataDir, saving = 'always' } = config;
  await mkdir(dataDir, { recursive: true });
  const common = { dataDir, ...(config.clock ? { clock: config.clock } : {}) };
  const started: { close(): Promise<void> }[] = [];
  const start = async <T extends { close(): Promise<void> }>(service: Promise<T>): Promise<T> => {
    const running = await service;
    started.unshift(running);
    return running;
  };
  const close = async () => {
    for (const service of started.splice(0)) await service.close();
  };

  try {
    const mail: Mail = await start(
      createMail({
        ...common,
        smtpPort: port(3),
        mailboxPort: port(4),
        login: { user: SANDBOX_KEYS.smtpUser, password: SANDBOX_KEYS.smtpPassword },
      }),
    );
    const maps: Maps = await start(createMaps({ port: port(5) }));
    const stripe: Stripe = await start(
      createStripe({
        ...common,
        saving,
        port: port(1),
        secretKey: SANDBOX_KEYS.stripeSecretKey,
        publishableKey: SANDBOX_KEYS.stripePublishableKey,
        ...(config.stripeWebhook ? { webhook: config.stripeWebhook } : {}),
      }),
    );
    const rapid = await start(
      createRapid({
        ...common,
        saving,
        port: port(0),
        apiKey: SANDBOX_KEYS.rapidApiKey,
        sharedSecret: SANDBOX_KEYS.rapidSharedSecret,
        ...(config.rapidNotificationUrl ? { notificationUrl: config.rapidNotificationUrl } : {}),
      }),
    );
    const auth: Auth = await start(
      createAuth({
        dataDir,
        saving,
        port: port(2),
        projectId: SANDBOX_KEYS.firebaseProjectId,
        webKey: SANDBOX_KEYS.firebaseWebKey,
        appOrigin: config.appOrigin,
        smtpUrl: mail.smtp.url,
      }),
    );
    return {
      rapid: rapid.url,
      stripe: stripe.url,
      auth: auth.url,
      smtp: mail.smtp.url,
      mailbox: mail.mailbox.url,
      maps: maps.url,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
