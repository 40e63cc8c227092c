import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepInvoices } from '../../src/modules/invoice/jobs.ts';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import { type BookingWorld, startBookingWorld, type TravelAnswer } from '../booking/_booking.ts';
import { listInvoices } from '../invoice/_invoices.ts';
import { bookTrip, download, getPath } from './_documents.ts';

type Link = { url: string; expiresAt: string } | null;
const voucherQuery = `query ($key: String!, $rooms: [Int!]!, $language: String) {
  travelVoucherDownloadLinkByKey(key: $key, roomNumbers: $rooms, language: $language) { url expiresAt }
}`;
const detailQuery = `query ($input: TravelDetailDownloadLinkInput!) {
  travelDetailDownloadLink(input: $input) { url expiresAt }
}`;
const invoiceQuery = `query ($input: InvoiceDownloadLinkInput!) { invoiceDownloadLink(input: $input) { url expiresAt } }`;

describe('links to documents', () => {
  let world: BookingWorld;
  let trip: TravelAnswer;
  let offset = 0;

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
    trip = await bookTrip(world.api, world.api.as('osaka@sakura.example'), {}, { rooms: 2 });
  });
  afterAll(() => world.close());

  async function voucher(rooms: number[], key = trip.publicKey, language = 'ja-JP'): Promise<Link> {
    const response = await world.api
      .anonymous()
      .query<{ travelVoucherDownloadLinkByKey: Link }>(voucherQuery, { key, rooms, language });
    return response.expectNoErrors().travelVoucherDownloadLinkByKey;
  }
  async function detail(email: string, input: object = {}): Promise<Link> {
    const response = await world.api.as(email).query<{ travelDetailDownloadLink: Link }>(detailQuery, {
      input: { travelId: trip.id, ...input },
    });
    return response.expectNoErrors().travelDetailDownloadLink;
  }
  async function invoiceLink(email: string, invoiceId: string, format?: string): Promise<Link> {
    const response = await world.api
      .as(email)
      .query<{ invoiceDownloadLink: Link }>(invoiceQuery, { input: { invoiceId, format } });
    return response.expectNoErrors().invoiceDownloadLink;
  }
  async function open(link: Link): Promise<{ status: number; headers: Headers; file: Buffer }> {
    const response = await download(world.api, link ?? { url: 'http://x/documents/none' });
    return {
      status: response.status,
      headers: response.headers,
      file: Buffer.from(await response.arrayBuffer()),
    };
  }

  // spec: 2.vouchers, 6.by-key, 7.travelVoucherDownloadLinkByKey
  it('give a guest with the key the vouchers of the rooms that are asked for', async () => {
    const both = await open(await voucher([]));
    expect(both.headers.get('content-type')).toBe('application/pdf');
    expect(both.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="voucher-${trip.travelNumber}\\.pdf"; filename\\*=UTF-8''%E5%AE%BF`),
    );
    const pdf = await readPdf(both.file);
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.pages[0]).toContain('Tanaka Kenichi 様');
    expect(pdf.text).toContain('みらいトラベル');
    const inEnglish = await open(await voucher([2, 2, 9], trip.publicKey, 'en-US'));
    expect(inEnglish.headers.get('content-disposition')).toMatch(
      new RegExp(`filename="voucher-${trip.travelNumber}_English\\.pdf"; .*_English\\.pdf$`),
    );
    const second = await readPdf(inEnglish.file);
    expect(second.pages).toHaveLength(1);
    expect(second.pages[0]).toContain('Suzuki Kenichi');
    expect(second.pages[0]).toContain('Hotel Voucher');
    expect((await voucher([1]))?.url).toMatch(/^http:\/\/mirai\.localhost:8080\/documents\//);
  });

  it('give none for a wrong key or for rooms that nobody can stay in', async () => {
    expect(await voucher([1], 'A'.repeat(43))).toBeNull();
    expect(await voucher([1], trip.id)).toBeNull();
    expect(await voucher([3])).toBeNull();
    const { db } = world.api.app;
    const setStatus = (status: 'BOOKED' | 'PENDING') =>
      db.updateTable('travel_rooms').set({ status }).where('travel_id', '=', trip.id).execute();
    const link = await voucher([1]);
    await setStatus('PENDING');
    expect(await voucher([])).toBeNull();
    const pending = await open(link);
    await setStatus('BOOKED');
    expect(pending.status).toBe(404);
    expect((await open(link)).status).toBe(200);
  });

  it('R27: end with the guest’s key', async () => {
    const { db } = world.api.app;
    const link = await voucher([1]);
    const { public_key_hash } = await db
      .selectFrom('travels')
      .select('public_key_hash')
      .where('id', '=', trip.id)
      .executeTakeFirstOrThrow();
    const setHash = (hash: string | null) =>
      db.updateTable('travels').set({ public_key_hash: hash }).where('id', '=', trip.id).execute();
    await setHash(null);
    const revoked = await open(link);
    const nothing = await open(null);
    await setHash(public_key_hash);
    expect(revoked.status).toBe(404);
    expect(revoked.file).toEqual(nothing.file);
  });

  // spec: 2.vouchers, 7.vouchers
  it('give the vouchers to those who see the trip, with the guests’ link taken back, as long as they see it', async () => {
    const memberVoucher = async (email: string, input: object = {}): Promise<Link> => {
      const response = await world.api.as(email).query<{ travelVoucherDownloadLink: Link }>(
        `query ($input: TravelVoucherDownloadLinkInput!) {
          travelVoucherDownloadLink(input: $input) { url expiresAt }
        }`,
        { input: { travelId: trip.id, ...input } },
      );
      return response.expectNoErrors().travelVoucherDownloadLink;
    };
    const { db } = world.api.app;
    const { public_key_hash } = await db
      .selectFrom('travels')
      .select('public_key_hash')
      .where('id', '=', trip.id)
      .executeTakeFirstOrThrow();
    const setHash = (hash: string | null) =>
      db.updateTable('travels').set({ public_key_hash: hash }).where('id', '=', trip.id).execute();
    await setHash(null);
    const link = await memberVoucher('osaka@sakura.example', { roomNumbers: [2, 2, 9], language: 'en-US' });
    const paper = await open(link);
    const whole = await open(await memberVoucher('osaka@sakura.example'));
    await setHash(public_key_hash);
    const { pages } = await readPdf(paper.file);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Hotel Voucher');
    expect(pages[0]).toContain('Suzuki Kenichi');
    expect((await readPdf(whole.file)).pages).toHaveLength(2);
    expect((await open(await memberVoucher('agent@mirai.example'))).status).toBe(200);
    expect((await open(await memberVoucher('operator@yado.example'))).status).toBe(200);
    for (const stranger of ['admin@aozora.example', 'admin@sakura.example']) {
      expect(await memberVoucher(stranger)).toBeNull();
      expect((await world.api.as(stranger).fetch(getPath(link ?? { url: '' }))).status).toBe(404);
    }
    expect(await memberVoucher('osaka@sakura.example', { roomNumbers: [7] })).toBeNull();
    const agents = await memberVoucher('agent@mirai.example');
    const setAgency = (agency_id: string | null) =>
      db.updateTable('branches').set({ agency_id }).where('id', '=', 'demo-branch-sakura-osaka').execute();
    await setAgency(null);
    const lost = await open(agents);
    await setAgency('demo-agency-mirai');
    expect(lost.status).toBe(404);
  });

  // spec: 7.travelDetailDownloadLink
  it('R27: give the details of a trip to those who see the trip, as long as they do', async () => {
    const link = await detail('osaka@sakura.example', { addressee: '経理部 御中', roomNumbers: [1] });
    const pdf = await readPdf((await open(link)).file);
    expect(pdf.text).toContain('経理部御中');
    expect(pdf.text).toContain('TanakaKenichi様');
    expect(pdf.text).not.toContain('SuzukiKenichi');
    expect((await open(await detail('agent@mirai.example', { language: 'en-US' }))).status).toBe(200);
    expect(await detail('admin@aozora.example')).toBeNull();
    expect(await detail('osaka@sakura.example', { roomNumbers: [7] })).toBeNull();
    const named = async (addresseeKind: string | null) => {
      const input = { addressee: 'さくら', addresseeKind };
      return (await readPdf((await open(await detail('osaka@sakura.example', input))).file)).text;
    };
    expect(await named('COMPANY')).toContain('さくら御中');
    expect(await named('PERSON')).toContain('さくら様');
    const wrong = await world.api
      .as('osaka@sakura.example')
      .query(detailQuery, { input: { travelId: trip.id, addressee: 'x'.repeat(81) } });
    expect(wrong.errorCodes).toEqual(['BAD_USER_INPUT']);

    const unprintable = { travelId: trip.id, addressee: '経理部😀 🌸😀' };
    const osaka = world.api.as('osaka@sakura.example');
    const typed = await osaka.query(
      `query ($input: TravelDetailDownloadLinkInput!) {
        travelDetailLink(input: $input) {
          __typename ... on DownloadLink { url } ... on UnprintableAddresseeError { characters }
        }
      }`,
      { input: unprintable },
    );
    expect(typed.expectNoErrors()).toEqual({
      travelDetailLink: { __typename: 'UnprintableAddresseeError', characters: ['😀', '🌸'] },
    });
    const older = await osaka.query(detailQuery, { input: unprintable });
    expect(older.errorCodes).toEqual(['BAD_USER_INPUT']);

    const agents = await detail('agent@mirai.example');
    const { db } = world.api.app;
    const setAgency = (agency_id: string | null) =>
      db.updateTable('branches').set({ agency_id }).where('id', '=', 'demo-branch-sakura-osaka').execute();
    await setAgency(null);
    const lost = await open(agents);
    await setAgency('demo-agency-mirai');
    expect(lost.status).toBe(404);
    const foreign = await world.api.as('admin@aozora.example').fetch(getPath(link ?? { url: '' }));
    expect(foreign.status).toBe(404);
  });

  // spec: 2.invoices, 7.invoiceDownloadLink
  it('give an invoice as PDF and CSV to its branch and to operators, and never a draft', async () => {
    const osaka = world.api.as('osaka@sakura.example');
    offset = 100 * 86_400_000;
    const [draft] = (await listInvoices(osaka)).nodes;
    expect(draft?.status).toBe('DRAFT');
    expect(await invoiceLink('osaka@sakura.example', draft?.id ?? '')).toBeNull();
    await sweepInvoices(world.api.app);
    const [invoice] = (await listInvoices(osaka)).nodes;
    const id = invoice?.id ?? '';
    const link = await invoiceLink('osaka@sakura.example', id);
    const pdf = await readPdf((await open(link)).file);
    expect(pdf.text).toContain(`請求書番号${invoice?.invoiceNumber}`);
    expect(pdf.text).toContain('株式会社さくら商事御中大阪支店');
    expect(pdf.text).toContain(`¥${invoice?.totalPrice.toLocaleString('ja-JP')}`);
    const csv = await open(await invoiceLink('operator@yado.example', id, 'CSV'));
    expect(csv.file.toString('utf8')).toContain(`"${trip.travelNumber}"`);
    expect(await invoiceLink('admin@sakura.example', id)).toBeNull();
    const forbidden = await world.api
      .as('agent@mirai.example')
      .query(invoiceQuery, { input: { invoiceId: id } });
    expect(forbidden.errorCodes).toEqual(['FORBIDDEN']);

    // The administrator's right to invoices ends while the link is young.
    const { db } = world.api.app;
    const setRole = (role: 'EMPLOYEE' | 'COMPANY_ADMIN') =>
      db.updateTable('users').set({ role }).where('id', '=', 'demo-sakura-osaka').execute();
    await setRole('EMPLOYEE');
    const lost = await open(link);
    await setRole('COMPANY_ADMIN');
    offset = 0;
    expect(lost.status).toBe(404);
  });
});
