import { describe, expect, it } from 'vitest';
import { tripFixture } from '../_trip-fixture.ts';
import { readPdf } from './_read-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

const squeeze = (text: string) => text.replace(/\s/g, '');

describe('a voucher', () => {
  it.each([
    ['ホノルル', '0-12 Kalakaua Ave, HI 96815, United States'],
    ['Kaʻanapali', '0-12 Kalakaua Ave, Kaʻanapali, HI 96815, United States'],
  ])('in English names the city %s only in Latin letters', async (city, line) => {
    const { hotel } = tripFixture();
    const address = { ...hotel.en.address, city, province: 'HI' };
    const facts = tripFixture({ hotel: { ...hotel, en: { ...hotel.en, address } } });
    const { text } = await readPdf(await voucherPdf(facts, 'en-US'));
    expect(squeeze(text)).toContain(squeeze(line));
    expect(text).not.toContain('ホノルル');
  });

  it('in English leaves out the agency’s Japanese license', async () => {
    const of = async (language: 'ja-JP' | 'en-US') =>
      (await readPdf(await voucherPdf(tripFixture(), language))).text;
    expect(await of('en-US')).not.toContain('旅行業');
    expect(await of('ja-JP')).toContain('旅行業');
  });
});
