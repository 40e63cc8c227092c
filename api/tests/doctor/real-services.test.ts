import { describe, expect, it } from 'vitest';
import { findModeFault } from '../../src/adapters/probe/judge-modes.ts';
import { findDomainFaults } from '../../src/doctor/mail-domain.ts';

describe('what can only be wrong with the real services', () => {
  const settings = (baseUrl: string, secretKey: string) => {
    const stripe = { apiBase: '', secretKey, webhookSecret: '', accountId: null };
    return findModeFault({ rapid: { baseUrl, apiKey: '', sharedSecret: '' }, stripe }).map(
      ({ kind }) => kind,
    );
  };

  it('is a test key beside the live supplier, and the other way round', () => {
    expect(settings('https://api.ean.com', 'rk_live_x')).toEqual([]);
    expect(settings('https://test.ean.com', 'sk_test_x')).toEqual([]);
    expect(settings('https://api.ean.com', 'sk_test_x')).toEqual(['wrong-mode']);
    expect(settings('https://test.ean.com', 'rk_live_x')).toEqual(['wrong-mode']);
  });

  it('is a domain of mails without SPF or DMARC', async () => {
    const records: Record<string, string[][]> = {
      'yado.co.jp': [['google-site-verification=x'], ['v=spf1 include:', 'relay.jp -all']],
      '_dmarc.yado.co.jp': [['v=DMARC1; p=quarantine']],
    };
    const resolveTxt = async (name: string) =>
      records[name] ?? Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
    expect(await findDomainFaults('Yado <no-reply@yado.co.jp>', resolveTxt)).toEqual([]);
    const faults = await findDomainFaults('Yado <no-reply@other.co.jp>', resolveTxt);
    expect(faults.map(({ text }) => text)).toMatchObject([
      expect.stringContaining('other.co.jp has no SPF record'),
      expect.stringContaining('_dmarc.other.co.jp has no DMARC record'),
    ]);
    const silent = () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' }));
    expect(await findDomainFaults('a@other.co.jp', silent)).toEqual([]);
  });
});
