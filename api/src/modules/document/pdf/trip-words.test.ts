import { describe, expect, it } from 'vitest';
import { tripFixture } from '../_trip-fixture.ts';
import { readPdf } from './_read-pdf.ts';
import { tripDetailPdf } from './trip-detail-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

// The two wave dashes share one glyph: which of them a reader gets is a matter of chance.
const squeeze = (text: string) => text.replace(/\s/g, '').replaceAll('\u301c', '\uff5e');

describe('the papers of a trip', () => {
  it.each([
    ['ja-JP', ['15:00～23:00', '到着のときフロントは2階です。22時以降に到着する場合は、事前にホテルへ']],
    ['en-US', ['from15:00to23:00', 'OnarrivalThefrontdeskisonthesecondfloor.']],
  ] as const)(
    'say until when and how one gets in, in the words of the hotel, in %s',
    async (language, parts) => {
      const { hotel } = tripFixture();
      const until = ({ checkin, ...content }: typeof hotel.ja) => ({
        ...content,
        checkin: { ...checkin, endTime: '11:00 PM' },
      });
      const facts = tripFixture({
        hotel: {
          ja: until(hotel.ja),
          en: until({
            ...hotel.en,
            checkin: { ...hotel.en.checkin, specialInstructions: 'The front desk is on the second floor.' },
          }),
        },
      });
      const { text } = await readPdf(await tripDetailPdf(facts, language, null));
      for (const part of parts) expect(squeeze(text)).toContain(part);
    },
  );

  it.each([
    ['ja-JP', { beginTime: '3:00 PM', endTime: 'いつでも' }, '15:00から(フロントは24時間対応)'],
    ['en-US', { beginTime: '3:00 PM', endTime: 'anytime' }, 'from15:00(frontdeskopen24hours)'],
    ['ja-JP', {}, '24時間いつでも'],
  ] as const)('say that the front desk is always open, in %s with %o', async (language, hours, words) => {
    const { hotel } = tripFixture();
    const checkin = { ...hours, isAllDay: true };
    const facts = tripFixture({ hotel: { ja: { ...hotel.ja, checkin }, en: { ...hotel.en, checkin } } });
    const { text } = await readPdf(await tripDetailPdf(facts, language, null));
    expect(text).toContain(words);
  });

  it('call numbers and wishes as the screens do, and promise the number that the hotel has not sent', async () => {
    const facts = tripFixture();
    const rooms = facts.rooms.map((room) => ({
      ...room,
      stay: { ...room.stay, propertyConfirmationId: null },
    }));
    const pages = [
      await readPdf(await tripDetailPdf({ ...facts, rooms }, 'ja-JP', null)),
      await readPdf(await voucherPdf({ ...facts, rooms }, 'ja-JP')),
    ].map(({ text }) => squeeze(text));
    for (const text of pages) {
      expect(text).toContain('ホテル確認番号発行待ち(予約は確定しています)手配番号9107100000017');
      expect(text).toContain('ご要望');
    }
  });
});
