import { expect, it } from 'vitest';
import { tripFixture } from '../_trip-fixture.ts';
import { readPdf } from './_read-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

async function readVoucher(isShareOfPrice: boolean, isForGuests: boolean, language: 'ja-JP' | 'en-US') {
  const facts = tripFixture();
  const localTax = {
    total: 600,
    isUpperBound: false,
    taxes: [{ kind: 'LODGING' as const, authority: '倶知安町', amount: 600, source: '条例', isShareOfPrice }],
  };
  const rooms = facts.rooms.map((room) => ({ ...room, localTax }));
  return (await readPdf(await voucherPdf({ ...facts, rooms }, language, { isForGuests }))).text;
}

it('names the taxes that the hotel is expected to collect, to members and guests', async () => {
  expect(await readVoucher(false, false, 'ja-JP')).toContain('宿泊税・入湯税の目安約¥600');
  expect(await readVoucher(false, true, 'ja-JP')).toContain('宿泊税・入湯税の目安約¥600');
  expect(await readVoucher(false, true, 'en-US')).toContain('Localtaxes,estimatedabout¥600');
});

it('keeps from guests what would say the price of the room', async () => {
  expect(await readVoucher(true, false, 'ja-JP')).toContain('宿泊税・入湯税の目安約¥600');
  const forGuests = await readVoucher(true, true, 'ja-JP');
  expect(forGuests).toContain('宿泊税・入湯税の目安ホテルでお確かめください');
  expect(forGuests).not.toContain('¥600');
});
