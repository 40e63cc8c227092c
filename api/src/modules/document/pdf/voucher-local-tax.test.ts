import { expect, it } from 'vitest';
import { tripFixture } from '../_trip-fixture.ts';
import { answerWithout } from '../../local-tax/local-tax-answer.ts';
import { readPdf } from './_read-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

async function readVoucher(isShareOfPrice: boolean, isForGuests: boolean, language: 'ja-JP' | 'en-US') {
  const facts = tripFixture();
  const estimate = {
    total: 600,
    isUpperBound: false,
    taxes: [{ kind: 'LODGING' as const, authority: '倶知安町', amount: 600, source: '条例', isShareOfPrice }],
  };
  const localTax = { state: 'ESTIMATED' as const, estimate };
  const rooms = facts.rooms.map((room) => ({ ...room, localTax }));
  return (await readPdf(await voucherPdf({ ...facts, rooms }, language, { isForGuests }))).text;
}

it('names the taxes that the hotel is expected to collect, to members and guests', async () => {
  expect(await readVoucher(false, false, 'ja-JP')).toContain('宿泊税・入湯税の目安約¥600');
  expect(await readVoucher(false, true, 'ja-JP')).toContain('宿泊税・入湯税の目安約¥600');
  expect(await readVoucher(false, true, 'en-US')).toContain('Localtaxes,estimatedabout¥600');
});

it.each([
  ['6.50', 'ja-JP', '合計(宿泊税などを含む)USD46.50'],
  [null, 'ja-JP', '合計(宿泊税などは含まない)USD40.00'],
  ['6.50', 'en-US', 'Total(localtaxesincluded)USD46.50'],
  [null, 'en-US', 'Total(localtaxesnotincluded)USD40.00'],
] as const)('says whether the sum holds taxes of %s, in %s', async (tax, language, words) => {
  const usd = (value: string) => ({ currency: 'USD', value });
  const propertyPrice = {
    total: usd(tax ? '46.50' : '40.00'),
    resortPrice: usd('40.00'),
    mandatoryPrice: null,
    mandatoryTaxPrice: tax ? usd(tax) : null,
  };
  const facts = tripFixture();
  const rooms = facts.rooms.map((room) => ({ ...room, price: { ...room.price, propertyPrice } }));
  expect((await readPdf(await voucherPdf({ ...facts, rooms }, language))).text).toContain(words);
});

it.each([
  ['ja-JP', '必須の料金USD12.00', '「必須の料金」は、宿泊に必ずかかる、ホテルの定める料金です。'],
  ['en-US', 'MandatoryfeeUSD12.00', 'Themandatoryfeeissetbythehotel'],
] as const)(
  'says of a fee without a name what it is, in %s, and nothing where there is none',
  async (language, row, note) => {
    const usd = (value: string) => ({ currency: 'USD', value });
    const read = async (fee: string | null) => {
      const propertyPrice = {
        total: usd('40.00'),
        resortPrice: usd('28.00'),
        mandatoryPrice: fee ? usd(fee) : null,
        mandatoryTaxPrice: null,
      };
      const facts = tripFixture();
      const rooms = facts.rooms.map((room) => ({ ...room, price: { ...room.price, propertyPrice } }));
      return (await readPdf(await voucherPdf({ ...facts, rooms }, language))).text;
    };
    const text = await read('12.00');
    expect(text).toContain(row);
    expect(text).toContain(note);
    expect(await read(null)).not.toContain(note);
  },
);

it('keeps from guests what would say the price of the room', async () => {
  expect(await readVoucher(true, false, 'ja-JP')).toContain('宿泊税・入湯税の目安約¥600');
  const forGuests = await readVoucher(true, true, 'ja-JP');
  expect(forGuests).toContain('宿泊税・入湯税の目安ホテルでお確かめください');
  expect(forGuests).not.toContain('¥600');
});

it.each([
  ['UNKNOWN', 'ja-JP', '現地でのお支払い(宿泊税など)の有無は確認していません。'],
  ['UNKNOWN', 'en-US', 'Chargesatthehotel,suchaslocaltaxes,werenotconfirmed.'],
  ['NONE', 'ja-JP', 'ご予約時点で、現地でのお支払いはありません。'],
  ['NONE', 'en-US', 'Nothingwasdueatthehotelatthetimeofbooking.'],
] as const)(
  'says that nothing is due only where that is known: %s, in %s',
  async (state, language, words) => {
    const facts = tripFixture();
    const rooms = facts.rooms.map((room) => ({
      ...room,
      price: { ...room.price, propertyPrice: null },
      localTax: answerWithout(state),
    }));
    expect((await readPdf(await voucherPdf({ ...facts, rooms }, language))).text).toContain(words);
  },
);
