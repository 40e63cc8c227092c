import { describe, expect, it } from 'vitest';
import { createConfig } from './config.ts';
import { readEnv } from './env.ts';
import { validProductionSettings } from './production/_valid-production-settings.ts';

const sandbox = { NODE_ENV: 'production', EMBEDDED_DEMO: '1' };

describe('the configuration of production', () => {
  it('has sandbox values where the sandbox is allowed', () => {
    const { documentLinkSecret, invoice } = createConfig(readEnv(sandbox));
    expect(documentLinkSecret.length).toBeGreaterThanOrEqual(32);
    expect(invoice.dueDays).toBeNull();
  });

  it('promises no help at any hour without a number to call', () => {
    const promise = { ...sandbox, SUPPORT_EMERGENCY_TEXT: '緊急のご連絡は24時間承ります。' };
    expect(() => readEnv(promise)).toThrow('SUPPORT_EMERGENCY_TEXT');
    expect(
      createConfig(readEnv({ ...promise, SUPPORT_EMERGENCY_TEXT: '24時間 03-0000-0199' })),
    ).toMatchObject({
      support: { emergencyText: '24時間 03-0000-0199' },
    });
  });

  it.each(['24時間 +81 3 0000 0199', 'On the day: +1 (808) 555-0100', '緊急 0120-000-199', '+65 6123 4567'])(
    'takes a number to call as people write it: %s',
    (text) => {
      expect(readEnv({ ...sandbox, SUPPORT_EMERGENCY_TEXT_EN: text })).toMatchObject({
        SUPPORT_EMERGENCY_TEXT_EN: text,
      });
    },
  );

  it.each(['24時間 365日', '平日 9-18時、土日 10-17時'])('takes hours for no number: %s', (text) => {
    expect(() => readEnv({ ...sandbox, SUPPORT_EMERGENCY_TEXT: text })).toThrow('telephone number');
  });

  it('ends no unknown booking before the supplier must show it', () => {
    const read = (minutes: string) => readEnv({ ...sandbox, BOOKING_AUTO_CLOSE_MINUTES: minutes });
    expect(() => read('34')).toThrow(
      /BOOKING_AUTO_CLOSE_MINUTES[^]*must be at least 35|must be at least 35[^]*BOOKING_AUTO_CLOSE_MINUTES/,
    );
    expect(read('35').BOOKING_AUTO_CLOSE_MINUTES).toBe(35);
  });

  it('refuses a registration number with a wrong check digit and a short secret', () => {
    const wrong = readEnv({ ...sandbox, INVOICE_REGISTRATION_NUMBER: 'T8000012050002' });
    expect(() => createConfig(wrong)).toThrow('INVOICE_REGISTRATION_NUMBER');
    expect(() => readEnv({ ...sandbox, DOCUMENT_LINK_SECRET: 'short' })).toThrow('DOCUMENT_LINK_SECRET');
  });

  it.each([
    'ENVIRONMENT_NAME',
    'JOURNAL_DIR',
    'DOCUMENT_LINK_SECRET',
    'INVOICE_ISSUER_NAME',
    'INVOICE_REGISTRATION_NUMBER',
    'INVOICE_BANK_ACCOUNT',
    'SUPPORT_PHONE',
  ])('in production must name %s', (missing) => {
    const { [missing]: _left, ...rest } = validProductionSettings;
    expect(() => createConfig(readEnv(rest))).toThrow(`${missing} must be set in production.`);
  });

  it('keeps the journal beside an embedded database, and takes no environment name that is no folder', () => {
    const { journal } = createConfig(readEnv({ ...sandbox, API_DATA_DIR: '/data/database' }));
    expect(journal).toEqual({ dir: '/data/journal' });
    expect(() => readEnv({ ...sandbox, ENVIRONMENT_NAME: 'Production/1' })).toThrow('ENVIRONMENT_NAME');
  });
});
