import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Config } from '../src/config/config.ts';
import { countryList } from '../src/config/country-list.ts';
import { trustedEdges } from '../src/config/trusted-edges.ts';
import type { TestWorld } from './_world.ts';

/** The configuration of an API under test, on free ports and the sandbox of this run. */
export function testConfig(world: Omit<TestWorld, 'database'>, database: Config['database']): Config {
  return {
    production: false,
    // The outside is shared by all tests: what another one made there is not this one's.
    environment: `test-${randomUUID().slice(0, 13)}`,
    embeddedDemo: true,
    logLevel: 'silent',
    host: '127.0.0.1',
    port: 0,
    trustsHop: trustedEdges(''),
    database,
    rapid: {
      baseUrl: world.rapid,
      apiKey: world.keys.rapidApiKey,
      sharedSecret: world.keys.rapidSharedSecret,
    },
    supplierTermsUrl: 'https://supplier.example/terms/ja',
    countries: countryList.parse(undefined),
    stripe: {
      apiBase: world.stripe,
      secretKey: world.keys.stripeSecretKey,
      webhookSecret: 'whsec_test',
      accountId: null,
    },
    firebase: {
      projectId: world.keys.firebaseProjectId,
      webApiKey: world.keys.firebaseWebKey,
      emulatorHost: new URL(world.auth).host,
      timeLimitMs: 60_000,
    },
    smtp: { url: world.smtp, from: 'Yado <no-reply@yado.example>' },
    publicOrigins: ['http://localhost:8080', 'http://mirai.localhost:8080'],
    publicKeySecret: 'test-public-key-secret',
    bookingAutoCloseMinutes: null,
    documentLinkSecret: 'test-document-link-secret',
    invoice: {
      issuerName: 'Yado株式会社',
      registrationNumber: 'T9000000000000',
      issuerAddress: '〒100-0000 東京都千代田区千代田0-0-0',
      issuerContact: '経理窓口 billing@yado.example',
      bankAccount: 'サンドボックス銀行 本店営業部 普通 0000000 ヤド(カ',
      dueDays: null,
    },
    seller: { representative: '代表取締役 宿野 守', license: '第2種旅行業 東京都知事登録旅行業第2-0000号' },
    support: {
      logoFile: fileURLToPath(new URL('../content/logos/yado.png', import.meta.url)),
      name: 'Yado',
      phone: '03-0000-0100',
      mail: 'support@yado.example',
      hours: '平日 9:00〜18:00(日本時間)',
      emergencyText: '宿泊当日の緊急のご連絡(24時間) 電話 03-0000-0199',
      hoursEn: 'Weekdays 9:00-18:00 (Japan time)',
      emergencyTextEn: 'On the day of the stay, 24 hours: +81 3-0000-0199',
    },
    metricsToken: null,
    cms: null,
    operationsDir: '/nonexistent',
    operationsBucket: null,
    journal: { dir: world.journalDir },
    // One user of these tests does what a company does in a day; tests of the limits set 1.
    rateLimitFactor: 100,
    seedDemo: true,
    seedDemoTrips: false,
  };
}
