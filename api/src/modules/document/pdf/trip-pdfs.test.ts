import { describe, expect, it } from 'vitest';
import { tripFixture } from '../_trip-fixture.ts';
import { type ReadPdf, readPdf } from './_read-pdf.ts';
import { tripDetailPdf } from './trip-detail-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

// The two wave dashes share one glyph: which of them a reader gets is a matter of chance.
const squeeze = (text: string) => text.replace(/\s/g, '').replaceAll('\u301c', '\uff5e');
function expectPaper({ fonts, bytes }: ReadPdf): void {
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+NotoSansJP-(Regular|Bold)$/);
  expect(bytes).toBeLessThan(300_000);
}

describe('a voucher', () => {
  it('is one page per room, with real text, embedded subsets and a title', async () => {
    const pdf = await readPdf(await voucherPdf(tripFixture(), 'ja-JP'));
    expectPaper(pdf);
    expect(pdf.title).toBe('宿泊確認書 T-261121-7K3M9Q');
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.pages[0]).toContain('Takahashi Misaki 様');
    expect(pdf.pages[0]).not.toContain('Suzuki');
    expect(pdf.pages[1]).toContain('Suzuki Ken 様');
  });

  it('tells the front desk in Japanese everything it needs, and nothing that was paid', async () => {
    const { pages } = await readPdf(await voucherPdf(tripFixture(), 'ja-JP'));
    const text = squeeze(pages[0] ?? '');
    for (const part of [
      'みらいトラベル',
      'ホノルル海風ホテル',
      'HonoluluSeaBreezeHotel',
      '0-12KalakauaAve,Honolulu,Hawaii96815,UnitedStates',
      '2026年12月21日(月)',
      '15:00から',
      '2026年12月23日(水)',
      '11:00まで',
      '2泊',
      '大人2名、お子様1名(9歳)',
      '朝食付き',
      'アレルギー(卵・乳)があります。髙橋美咲ﾎﾃﾙ①～⑩𠮷野',
      'HNL-48213',
      '9107100000017',
      'USD46.50',
      'フロントは2階です。',
      '平日9:30〜18:00電話06-0000-0200',
      '24時間緊急連絡先電話06-0000-0299',
    ]) {
      expect(text).toContain(squeeze(part));
    }
    for (const hidden of ['69,300', '115,500', '西村', 'さくら商事', '請求書'])
      expect(text).not.toContain(hidden);
  });

  it('says the same in English', async () => {
    const { pages } = await readPdf(await voucherPdf(tripFixture(), 'en-US'));
    const text = pages[0] ?? '';
    for (const part of [
      'Hotel Voucher',
      'Honolulu Sea Breeze Hotel',
      'Mon, 21 Dec 2026',
      'from 15:00',
      '2 nights',
      '2 adults, 1 child (age 9)',
      'Ocean View Twin, Non-Smoking',
      'Breakfast included',
      'USD 46.50',
      'The front desk is on the second floor.',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('ホノルル');
  });

  it.each([
    [
      'ja-JP',
      [
        '手配Yado株式会社第2種旅行業東京都知事登録旅行業第2-0000号',
        '電話03-0000-0100平日9:00',
        'メールsupport@yado.example',
        '緊急時宿泊当日',
      ],
    ],
    ['en-US', ['ArrangedbyYado', 'Phone+813-0000-0100', 'E-mailsupport@yado.example', 'Emergency']],
  ] as const)('of a branch without an agency names whom to call, in %s', async (language, parts) => {
    const { text } = await readPdf(await voucherPdf(tripFixture({ agency: null }), language));
    for (const part of parts) expect(text).toContain(part);
    expect(text).toContain('3-0000-0199');
    expect(text).not.toContain('みらい');
  });

  describe('in English', () => {
    const japanese = /平日|緊急|電話|時間|連絡|宿泊|メール/;
    const english = async (change: Parameters<typeof tripFixture>[0]) => {
      const { text } = await readPdf(await voucherPdf(tripFixture(change), 'en-US'));
      return text.slice(text.indexOf('Contact'));
    };
    const fixture = tripFixture();

    it('says in English when and where the platform is reached', async () => {
      const platform = {
        ...fixture.platform,
        hoursEn: 'Weekdays 9:00-18:00 (Japan time)',
        emergencyTextEn: 'Day of the stay, 24 hours: +81 3-0000-0199',
      };
      const text = await english({ agency: null, platform });
      for (const part of ['+813-0000-0100', 'Weekdays9:00-18:00', 'Dayofthestay', '+813-0000-0199']) {
        expect(text).toContain(part);
      }
      expect(text).not.toMatch(japanese);
    });

    it('gives numbers and mail alone where the platform has no English lines', async () => {
      const platform = { ...fixture.platform, hoursEn: null, emergencyTextEn: null };
      const text = await english({ agency: null, platform });
      for (const part of ['+813-0000-0100', 'support@yado.example', '+813-0000-0199']) {
        expect(text).toContain(part);
      }
      expect(text).not.toMatch(japanese);
    });

    it('prints an agency’s English lines', async () => {
      const agency = {
        ...getAgency(fixture),
        normal_travel_contact_text_en: 'Weekdays, +81 6-0000-0200',
        emergency_travel_contact_text_en: '24 hours, +81 6-0000-0299',
      };
      const text = await english({ agency });
      for (const part of ['Weekdays,+816-0000-0200', '24hours,+816-0000-0299']) expect(text).toContain(part);
      expect(text).not.toMatch(japanese);
    });

    it('takes numbers and mail from what an agency says in Japanese, and says nothing else of it', async () => {
      const agency = {
        ...getAgency(fixture),
        header_contact_phone: null,
        header_contact_mail: null,
        normal_travel_contact_text: '平日 9:30〜18:00 電話 06-0000-0200 / メール desk@mirai.example',
        emergency_travel_contact_text: '24時間 緊急連絡先 電話 06-0000-0299',
        normal_travel_contact_text_en: null,
        emergency_travel_contact_text_en: null,
      };
      const text = await english({ agency });
      for (const part of ['+816-0000-0200', 'desk@mirai.example', '+816-0000-0299']) {
        expect(text).toContain(part);
      }
      expect(text).not.toMatch(japanese);
    });
  });

  it.each([
    ['ja-JP', '電話番号052-468-0095'],
    ['en-US', 'Phone+8152-468-0095'],
  ] as const)('writes a hotel’s number as its readers dial it, in %s', async (language, part) => {
    const { hotel } = tripFixture();
    const phone = '81-52-468-0095';
    const facts = tripFixture({ hotel: { ja: { ...hotel.ja, phone }, en: { ...hotel.en, phone } } });
    for (const paper of [await voucherPdf(facts, language), await tripDetailPdf(facts, language, null)]) {
      expect((await readPdf(paper)).text).toContain(part);
    }
  });

  it.each([
    [true, true],
    [false, true],
    [null, false],
  ])('prints a wish of %s about smoking: %s', async (smokingWish, isPrinted) => {
    const facts = tripFixture();
    for (const { stay } of facts.rooms) stay.smokingWish = smokingWish;
    for (const paper of [await voucherPdf(facts, 'ja-JP'), await tripDetailPdf(facts, 'ja-JP', null)]) {
      expect((await readPdf(paper)).text.includes('喫煙・禁煙')).toBe(isPrinted);
    }
  });

  it('promises no help at any hour without a number', async () => {
    const platform = { ...tripFixture().platform, emergencyText: null };
    const { text } = await readPdf(await voucherPdf(tripFixture({ agency: null, platform }), 'ja-JP'));
    expect(text).toContain('03-0000-0100');
    expect(text).not.toContain('緊急');
  });

  it('stays one page per room however much there is to say', async () => {
    const facts = tripFixture();
    const long = (text: string) => text.repeat(40);
    for (const { stay, row } of facts.rooms) {
      stay.specialRequest = long('とても長いご要望です。');
      row.room_name = long('とても広い部屋');
    }
    facts.hotel.ja = {
      ...facts.hotel.ja,
      name: long('長い名前の宿'),
      checkin: { instructions: long('ご案内です。') },
    };
    facts.agency = facts.agency && {
      ...facts.agency,
      normal_travel_contact_text: long('電話 00-0000-0000 '),
    };
    const { pages } = await readPdf(await voucherPdf(facts, 'ja-JP'));
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain('緊急連絡先');
  });

  it('writes letters that the font lacks as 〓', async () => {
    const facts = tripFixture();
    for (const { stay } of facts.rooms) stay.specialRequest = '안녕 😀 \u0007ok';
    const { text } = await readPdf(await voucherPdf(facts, 'ja-JP'));
    expect(text).toContain('〓〓〓ok');
  });
});

describe('the details of a trip', () => {
  it('keep the two amounts apart and never add them up', async () => {
    const { text, pages, ...pdf } = await readPdf(await tripDetailPdf(tripFixture(), 'ja-JP', null));
    expectPaper({ text, pages, ...pdf });
    expect(text).toContain(
      '1室目宿泊料金(税込)¥69,3002室目キャンセル料(消費税対象外)¥23,100お支払い合計¥92,400',
    );
    expect(text).toContain('リゾート料金USD40.00宿泊税などUSD6.50合計(宿泊税などを含む)USD46.50');
    expect(text.match(/92,400/g)).toHaveLength(1);
  });

  it('state what canceling costs on the hotel’s clock and on Japan’s, and what it has cost', async () => {
    const { text } = await readPdf(await tripDetailPdf(tripFixture(), 'ja-JP', null));
    expect(text).toContain('2026年12月18日(金)17:59(現地時間)日本時間2026年12月19日(土)12:59まで無料');
    expect(text).toMatch(
      /その後2026年12月20日\(日\)17:59\(現地時間\)日本時間2026年12月21日\(月\)12:59まで¥[\d,]+その後¥69,300/,
    );
    expect(text.match(/17:59/g)).toHaveLength(2);
    expect(text).toContain('2室目キャンセル日2026年12月20日(日)キャンセル料(消費税対象外)¥23,100');
  });

  it.each([
    [null, '株式会社さくら商事大阪支店御中'],
    ['山田 太郎', '山田太郎様'],
    ['総務部 経費精算係 御中', '総務部経費精算係御中ホノルル'],
  ])('are made out to %s', async (addressee, shown) => {
    const { text } = await readPdf(
      await tripDetailPdf(
        tripFixture(),
        'ja-JP',
        addressee === null ? null : { name: addressee, kind: null },
      ),
    );
    expect(text).toContain(shown);
  });

  it('hold the rooms that are asked for, in English too', async () => {
    const facts = tripFixture();
    const { text } = await readPdf(
      await tripDetailPdf({ ...facts, rooms: facts.rooms.slice(0, 1) }, 'en-US', {
        name: 'Accounting',
        kind: null,
      }),
    );
    expect(text).toContain('AccountingHonoluluSeaBreezeHotel');
    expect(text).toContain('Totalpaid¥69,300');
    expect(text).not.toContain('Suzuki');
    expect(text).toContain('untilFri,18Dec202617:59(hoteltime)JapantimeSat,19Dec202612:59Freeofcharge');
  });

  it('call a room by its state at the hotel, and say how much of its money went back', async () => {
    const heading = async (refund_price: number, change: object = {}) => {
      const facts = tripFixture();
      const rooms = facts.rooms.slice(0, 1).map((room) => ({
        ...room,
        row: { ...room.row, status: 'REFUNDED' as const, refund_price, ...change },
      }));
      return (await readPdf(await tripDetailPdf({ ...facts, rooms }, 'ja-JP', null))).text;
    };
    expect(await heading(1_000)).toContain('1室目予約確定・一部返金');
    expect(await heading(69_300)).toContain('1室目予約確定・返金済み');
    expect(await heading(69_300, { canceled_at: new Date() })).toContain('1室目キャンセル済み・返金済み');
  });
});

function getAgency({ agency }: ReturnType<typeof tripFixture>): NonNullable<typeof agency> {
  if (!agency) throw new Error('The fixture has an agency.');
  return agency;
}
