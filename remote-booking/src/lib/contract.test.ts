import { describe, expect, it } from 'vitest';
import { buildContract } from './contract.ts';

const brand = { siteName: 'Yado', termsContentId: 'terms' };
const notice = '## 販売事業者\n\nYado株式会社\n\n## 登録番号\n\n東京都知事登録旅行業第3-0000号\n';

describe('the contract', () => {
  it('is with the agency of the branch, under its own name, number and terms', () => {
    const agency = {
      name: 'みらいトラベル',
      specialAgencyName: 'みらいトラベル株式会社',
      licenseNumber: '大阪府知事登録旅行業第2-0000号',
      cmsContentIdOfTerms: 'mirai-terms',
    };
    expect(buildContract(agency, notice, brand)).toEqual({
      party: 'みらいトラベル株式会社',
      registration: '大阪府知事登録旅行業第2-0000号',
      termsContentId: 'mirai-terms',
    });
  });

  it('takes our terms for an agency that has none', () => {
    expect(buildContract({ name: 'A' }, notice, brand)).toEqual({
      party: 'A',
      registration: null,
      termsContentId: 'terms',
    });
  });

  it('is with the company of the legal notice without an agency', () => {
    expect(buildContract(null, notice, brand)).toEqual({
      party: 'Yado株式会社',
      registration: '東京都知事登録旅行業第3-0000号',
      termsContentId: 'terms',
    });
    expect(buildContract(null, '', brand).party).toBe('Yado');
  });
});
