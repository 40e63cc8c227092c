import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import { sweepInvoices } from '../../src/modules/invoice/jobs.ts';
import { toMonth } from '../../src/modules/invoice/period.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, startBookingWorld, buildStay } from '../booking/_booking.ts';
import { eventually, mailsTo } from '../booking/_outside.ts';
import { download } from '../document/_documents.ts';
import { listInvoices } from '../invoice/_invoices.ts';
import { bookExternal, externalInput, type ExternalInput } from './_operator.ts';

const stay = { ...buildStay(2), checkin: '2027-03-09', checkout: '2027-03-10' };

// spec: 7.external-booking
describe('the country of a trip from an external supplier', () => {
  let world: BookingWorld;
  let operator: TestClient;
  let admin: TestClient;
  let now = new Date();

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => now } });
    operator = world.api.as('operator@yado.example');
    admin = world.api.as('admin@sakura.example');
  });
  afterAll(() => world.close());

  async function readPlace(change: Partial<ExternalInput>) {
    const { travel, errorCode } = await bookExternal(operator, externalInput({ stay, ...change }));
    if (!travel) throw new Error(`Not recorded: ${errorCode}`);
    const response = await admin.query<{
      travelInDetail: { propertyContent: { timeZone: string; countryCode: string } };
    }>(`query ($id: ID!) { travelInDetail(id: $id) { propertyContent { timeZone countryCode } } }`, {
      id: travel.id,
    });
    return { ...response.expectNoErrors().travelInDetail.propertyContent, number: travel.travelNumber };
  }

  it.each([
    ['札幌', 'JP', 'Asia/Tokyo'],
    ['どこにもない村', 'JP', 'Asia/Tokyo'],
    ['リヨン', 'FR', 'Europe/Paris'],
    ['Lyon', 'FR', 'Europe/Paris'],
    ['ロンドン', 'GB', 'Europe/London'],
    // Two zones by name, one clock.
    ['ベルリン', 'DE', 'Europe/Berlin'],
    // A namesake of a Japanese city does not make it Japan.
    ['東京', 'FR', 'Europe/Paris'],
  ])('is what was entered: %s in %s is on the clock of %s', async (city, countryCode, timeZone) => {
    expect(await readPlace({ city, countryCode })).toMatchObject({ countryCode, timeZone });
  });

  it('has the address and the number that were entered, on the trip and in its voucher', async () => {
    const place = { city: '札幌市', countryCode: 'JP', address: ' 中央区南2条西1-1 ', phone: '011-200-0000' };
    const { travel } = await bookExternal(operator, externalInput({ stay, ...place }));
    const response = await admin.query<{
      travelInDetail: { propertyContent: { phone: string; address: { city: string; line1: string } } };
      travelVoucherDownloadLink: { url: string };
    }>(
      `query ($id: ID!) {
        travelInDetail(id: $id) { propertyContent { phone address { city line1 } } }
        travelVoucherDownloadLink(input: { travelId: $id }) { url }
      }`,
      { id: travel?.id },
    );
    const { travelInDetail, travelVoucherDownloadLink } = response.expectNoErrors();
    expect(travelInDetail.propertyContent).toMatchObject({
      phone: '81 11-200-0000',
      address: { city: '札幌市', line1: '中央区南2条西1-1' },
    });
    const file = await download(world.api, travelVoucherDownloadLink);
    const { text } = await readPdf(Buffer.from(await file.arrayBuffer()));
    expect(text).toContain('札幌市中央区南2条西1-1');
    expect(text).toContain('011-200-0000');
  });

  it.each([
    [{ phone: '12' }, 'INVALID_PHONE'],
    [{ phone: '04 72 00 00 00', countryCode: 'FR', city: 'リヨン' }, 'INVALID_PHONE'],
    [{ address: '🏨' }, 'INVALID_ADDRESS'],
    [{ address: 'あ'.repeat(201) }, 'INVALID_ADDRESS'],
  ])('is not recorded with %o: %s', async (change, errorCode) => {
    expect((await bookExternal(operator, externalInput({ stay, ...change }))).errorCode).toBe(errorCode);
  });

  it.each([
    ['JP', '札幌', '料金は消費税・サービス料込みです。', '対象外'],
    ['FR', 'リヨン', '日本以外のホテルのため、消費税の対象外です。', '消費税・サービス料込み'],
  ])('decides what the mail says of the consumption tax: in %s', async (countryCode, city, said, unsaid) => {
    const { number } = await readPlace({ city, countryCode });
    const mails = await eventually(
      () => mailsTo('employee@sakura.example'),
      (found) => found.some(({ text }) => text.includes(number)),
    );
    const text = mails.find((mail) => mail.text.includes(number))?.text;
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  });

  it('gives English documents the English name of a city that the catalog knows', async () => {
    const known = await world.api.app.db
      .selectFrom('properties')
      .select(['city_en', 'city_ja'])
      .where('country_code', '=', 'FR')
      .where('city_en', 'is not', null)
      .executeTakeFirstOrThrow();
    const city = known.city_ja ?? '';
    const { travel } = await bookExternal(operator, externalInput({ stay, city, countryCode: 'FR' }));
    const response = await admin.query<{ vouchers: unknown[] }>(
      `query ($id: ID!) { vouchers(travelId: $id) {
        propertyContent { address { city } } enPropertyContent { address { city } }
      } }`,
      { id: travel?.id },
    );
    expect(response.expectNoErrors().vouchers).toEqual([
      { propertyContent: { address: { city } }, enPropertyContent: { address: { city: known.city_en } } },
    ]);
  });

  it('of several clocks takes the one that the catalog knows for the city, else asks', async () => {
    const known = await world.api.app.db
      .selectFrom('properties')
      .select(['city_en', 'city_ja', 'time_zone'])
      .where('country_code', '=', 'US')
      .where('city_en', 'is not', null)
      .executeTakeFirstOrThrow();
    const timeZone = known.time_zone;
    expect((await readPlace({ city: ` ${known.city_en?.toUpperCase()} `, countryCode: 'US' })).timeZone).toBe(
      timeZone,
    );
    expect((await readPlace({ city: known.city_ja ?? '', countryCode: 'US' })).timeZone).toBe(timeZone);
    const unknown = { stay, city: 'スプリングフィールド', countryCode: 'US' };
    const asked = await bookExternal(operator, externalInput(unknown));
    expect(asked).toMatchObject({ errorCode: 'TIME_ZONE_REQUIRED' });
    expect(asked.timeZones).toEqual(expect.arrayContaining(['America/Los_Angeles', 'America/New_York']));
    expect(asked.timeZones).not.toContain('Asia/Tokyo');
    expect(await readPlace({ ...unknown, timeZone: 'America/Los_Angeles' })).toMatchObject({
      countryCode: 'US',
      timeZone: 'America/Los_Angeles',
    });
  });

  it.each([
    ['COUNTRY_REQUIRED', { countryCode: null }],
    ['COUNTRY_REQUIRED', { countryCode: '' }],
    ['INVALID_COUNTRY', { countryCode: 'ZZ' }],
    ['INVALID_COUNTRY', { countryCode: 'UK' }],
    ['INVALID_COUNTRY', { countryCode: 'fr' }],
    ['INVALID_COUNTRY', { countryCode: 'FRA' }],
    ['INVALID_TIME_ZONE', { countryCode: 'US', timeZone: 'Asia/Tokyo' }],
    ['INVALID_TIME_ZONE', { countryCode: 'FR', timeZone: 'Mars/Base' }],
  ])('answers %s to %j and writes nothing', async (errorCode, change) => {
    const { db } = world.api.app;
    const count = async () => (await db.selectFrom('booking_attempts').select('id').execute()).length;
    const before = await count();
    expect(await bookExternal(operator, externalInput({ stay, ...change }))).toMatchObject({ errorCode });
    expect(await count()).toBe(before);
  });

  it('outside of Japan carries no Japanese tax: not in the draft, the paper or the CSV', async () => {
    const trips = {
      lyon: await readPlace({ city: 'リヨン', countryCode: 'FR', paymentPrice: 22_000 }),
      sapporo: await readPlace({ city: '札幌', countryCode: 'JP', paymentPrice: 11_000 }),
    };
    now = new Date(`${stay.checkout}T12:00:00+09:00`);
    const draft = (await listInvoices(admin)).nodes.find(({ status }) => status === 'DRAFT');
    const rates = (number: string) =>
      new Set(draft?.lines.flatMap((line) => (line.travelNumber === number ? [line.taxRatePercent] : [])));
    expect(rates(trips.lyon.number)).toEqual(new Set([null]));
    expect(rates(trips.sapporo.number)).toEqual(new Set([10]));

    now = new Date(`${addDays(toMonth(stay.checkout).endDate, 1)}T00:00:00+09:00`);
    await sweepInvoices(world.api.app);
    const month = toMonth(stay.checkout).startDate;
    const issued = (await listInvoices(admin)).nodes.find(({ startDate }) => startDate === month);
    const file = async (format: 'PDF' | 'CSV') => {
      const response = await admin.query<{ invoiceDownloadLink: { url: string } }>(
        `query ($input: InvoiceDownloadLinkInput!) { invoiceDownloadLink(input: $input) { url } }`,
        { input: { invoiceId: issued?.id, format } },
      );
      const link = response.expectNoErrors().invoiceDownloadLink;
      return Buffer.from(await (await download(world.api, link)).arrayBuffer());
    };
    const paper = (await readPdf(await file('PDF'))).text;
    expect(paper).toContain(`予約番号${trips.lyon.number}対象外¥11,000`);
    expect(paper).toContain(`予約番号${trips.sapporo.number}/手配先が適格請求書を交付10%¥5,500`);
    const csv = (await file('CSV')).toString('utf8').split('\r\n');
    const lines = (number: string) => csv.filter((line) => line.includes(number));
    expect(lines(trips.lyon.number)).toHaveLength(2);
    for (const line of lines(trips.lyon.number)) expect(line).toContain('"対象外","消費税対象外"');
    for (const line of lines(trips.sapporo.number)) expect(line).toContain('"10%"');
  });
});
