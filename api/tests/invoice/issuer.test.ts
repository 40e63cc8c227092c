import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import { sweepInvoices } from '../../src/modules/invoice/jobs.ts';
import { toMonth } from '../../src/modules/invoice/period.ts';
import { addDays, dayInZone } from '../../src/modules/rate/calendar.ts';
import { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  buildStay,
  chooseAnyRate,
  prepare,
  startBookingWorld,
} from '../booking/_booking.ts';
import { download } from '../document/_documents.ts';
import { copyTrip, listInvoices } from './_invoices.ts';

const osaka = 'demo-branch-sakura-osaka';
const mirai = {
  name: '株式会社みらいトラベル',
  license: '第2種旅行業 大阪府知事登録旅行業第2-0000号',
  registrationNumber: 'T8000000000001',
};
const yado = {
  name: 'Yado株式会社',
  license: '第2種旅行業 東京都知事登録旅行業第2-0000号',
  registrationNumber: 'T9000000000000',
};

describe('who sells', () => {
  let world: BookingWorld;
  let client: ReturnType<BookingWorld['api']['as']>;
  let now = new Date();
  let travelId = '';

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => now } });
    client = world.api.as('osaka@sakura.example');
  });
  afterAll(() => world.close());

  const setAgency = (agencyId: string | null) =>
    world.api.app.db.updateTable('branches').set({ agency_id: agencyId }).where('id', '=', osaka).execute();

  it('is decided when a booking is prepared, and kept by its trip though the branch changes its agency', async () => {
    const rate = await chooseAnyRate(world.api, client, buildStay(1, 50));
    const prepared = await prepare(client, rate);
    const asked = await client.query(
      'query ($id: ID!) { preparedBooking(priceCheckId: $id) { seller { name license registrationNumber } } }',
      { id: prepared.preparedBooking?.priceCheckId },
    );
    expect(asked.expectNoErrors()).toEqual({ preparedBooking: { seller: mirai } });
    await setAgency(null);
    const codes = { companyIdByEmployee: 'SKR-OSAKA', departmentIdByEmployee: 'DEPT-777' };
    const { travel } = await book(client, bookInput(prepared, codes));
    travelId = travel?.id ?? '';
    const kept = await client.query(
      'query ($id: ID!) { travelInDetail(id: $id) { seller { name license registrationNumber } agency { name } } }',
      { id: travelId },
    );
    expect(kept.expectNoErrors()).toEqual({
      travelInDetail: { seller: mirai, agency: { name: mirai.name } },
    });
  });

  it('is the platform for a branch without an agency', async () => {
    const rate = await chooseAnyRate(world.api, client, buildStay(1, 60));
    const asked = await client.query(
      'query ($id: ID!) { preparedBooking(priceCheckId: $id) { seller { name license registrationNumber } } }',
      { id: (await prepare(client, rate)).preparedBooking?.priceCheckId },
    );
    expect(asked.expectNoErrors()).toEqual({ preparedBooking: { seller: yado } });
  });

  it('is on the legal notice: the agency of the site, and for members that of their branch', async () => {
    const read = async (asker: Pick<typeof client, 'query'>) => {
      const answer = await asker.query<{ transactionLaw: { body: string } }>('{ transactionLaw { body } }');
      return answer.expectNoErrors().transactionLaw.body;
    };
    const visitor = (host: string) =>
      new TestClient(world.api.url, async () => null, { 'x-forwarded-host': host });
    const agencys = await read(visitor('mirai.localhost:8080'));
    expect(agencys).toContain(`## 販売事業者\n\n${mirai.name}\n`);
    for (const fact of ['代表取締役 未来 翔', '〒530-0001 大阪府', '06-0000-0200', mirai.license]) {
      expect(agencys).toContain(fact);
    }
    expect(agencys).not.toContain('Yado株式会社');
    const platforms = await read(visitor('localhost:8080'));
    expect(platforms).toContain(`## 販売事業者\n\n${yado.name}\n`);
    expect(platforms).toContain(yado.license);
    expect(platforms).not.toContain('{seller');
    await setAgency('demo-agency-hikari');
    // An agency without legal data of its own promises nothing either.
    const hikaris = await read(client);
    expect(hikaris).toContain('株式会社ひかり旅行');
    expect(hikaris).toContain('ご請求があれば、遅滞なく開示します。');
    expect(hikaris).not.toContain('登録番号');
  });

  it('issues the invoice of what it sold, each seller its own', async () => {
    const { end_date: checkout } = await world.api.app.db
      .selectFrom('travels')
      .select('end_date')
      .where('id', '=', travelId)
      .executeTakeFirstOrThrow();
    const checkin = addDays(checkout, -1);
    const copied = await copyTrip(world.api, travelId, { checkin, checkout, price: 22_000, now });
    await world.api.app.db
      .updateTable('travels')
      .set({ agency_id: 'demo-agency-hikari', seller: null })
      .where('id', '=', copied.travelId)
      .execute();
    now = new Date(`${checkout}T12:00:00+09:00`);
    const drafts = (await listInvoices(client)).nodes;
    expect(drafts.map(({ status, issuerName }) => [status, issuerName]).toSorted()).toEqual([
      ['DRAFT', '株式会社ひかり旅行'],
      ['DRAFT', mirai.name],
    ]);
    now = new Date(`${addDays(toMonth(checkout).endDate, 1)}T00:00:00+09:00`);
    await Promise.all([sweepInvoices(world.api.app), sweepInvoices(world.api.app)]);
    const issued = (await listInvoices(client)).nodes;
    expect(
      issued.map(({ status, issuerName, totalPrice }) => [status, issuerName, totalPrice]).toSorted(),
    ).toEqual([
      ['ISSUED', '株式会社ひかり旅行', 22_000],
      ['ISSUED', mirai.name, drafts.find(({ issuerName }) => issuerName === mirai.name)?.totalPrice],
    ]);
    for (const { startDate } of issued) expect(toMonth(startDate)).toEqual(toMonth(checkout));
    const text = async (issuer: string) => {
      const id = issued.find(({ issuerName }) => issuerName === issuer)?.id;
      const link = await client.query<{ invoiceDownloadLink: { url: string } }>(
        'query ($id: ID!) { invoiceDownloadLink(input: { invoiceId: $id, format: PDF }) { url } }',
        { id },
      );
      const file = await download(world.api, link.expectNoErrors().invoiceDownloadLink);
      return (await readPdf(Buffer.from(await file.arrayBuffer()))).text;
    };
    const own = await text(mirai.name);
    expect(own).toContain('株式会社みらいトラベル登録番号T8000000000001〒530-0001大阪府大阪市北区梅田0-0-0');
    expect(own).toContain('サンドボックス銀行大阪支店普通0000000カ)ミライトラベル');
    // The codes that 支店情報 promises on invoices.
    expect(own).toContain('企業管理コードSKR-OSAKA/部署コードDEPT-777');
    expect(own).not.toContain('Yado');
    // Neither registered nor with an account: the paper says both.
    const collected = await text('株式会社ひかり旅行');
    expect(collected).toContain('適格請求書ではありません');
    expect(collected).toContain('代金の受領は、Yado株式会社に委託しています');
    expect(collected).not.toContain('登録番号T');
    expect(dayInZone(now, 'Asia/Tokyo').slice(8)).toBe('01');
  });
});
