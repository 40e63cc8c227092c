import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import { storePapers } from '../../src/modules/document/jobs.ts';
import { sweepInvoices } from '../../src/modules/invoice/jobs.ts';
import { toMonth } from '../../src/modules/invoice/period.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { copyTrip, listInvoices, updateStatus } from '../invoice/_invoices.ts';
import { bookTrip, download } from './_documents.ts';

interface PaperAnswer {
  id: string;
  kind: string;
  state: string;
  number: string;
  issuedOn: string;
  counterparty: string;
  totalPrice: number;
  sha256: string;
}

async function search(client: TestClient, input: object = {}, page: object = {}) {
  const answer = await client.query<{
    papers: { nodes: PaperAnswer[]; totalCount: number; pageInfo: { endCursor: string } };
  }>(
    `query ($input: PapersInput, $first: Int, $after: String) { papers(input: $input, first: $first, after: $after) {
      totalCount pageInfo { endCursor }
      nodes { id kind state number issuedOn counterparty totalPrice sha256 } } }`,
    { input, ...page },
  );
  return answer.expectNoErrors().papers;
}

async function prepareFile(client: TestClient, input: object) {
  const answer = await client.query<{ preparePapersFile: { url: string; errorCode?: string } }>(
    `mutation ($input: PapersInput!) { preparePapersFile(input: $input) {
      ... on PreparePapersFileSuccess { url } ... on PreparePapersFileError { errorCode } } }`,
    { input },
  );
  return answer.expectNoErrors().preparePapersFile;
}

async function fetches(client: TestClient) {
  const answer = await client.query<{
    paperFetches: { nodes: { userName: string; paperNumber: string | null; paperCount: number }[] };
  }>('{ paperFetches { nodes { userName paperNumber paperCount } } }');
  return answer.expectNoErrors().paperFetches.nodes;
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

// spec: 7.invoiceDownloadLink
describe('the stored papers', () => {
  let world: BookingWorld;
  let osaka: TestClient;
  let operator: TestClient;
  let now = new Date();
  let papers: PaperAnswer[] = [];

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => now } });
    osaka = world.api.as('osaka@sakura.example');
    operator = world.api.as('operator@yado.example');
    const trip = await bookTrip(world.api, osaka);
    const { end_date: checkout } = await world.api.app.db
      .selectFrom('travels')
      .select('end_date')
      .where('id', '=', trip.id)
      .executeTakeFirstOrThrow();
    // A second seller's in the same month, so that there are two counterparties.
    const { travelId } = await copyTrip(world.api, trip.id, {
      checkin: addDays(checkout, -1),
      checkout,
      price: 22_000,
      now,
    });
    await world.api.app.db
      .updateTable('travels')
      .set({ agency_id: 'demo-agency-hikari', seller: null })
      .where('id', '=', travelId)
      .execute();
    now = new Date(`${addDays(toMonth(checkout).endDate, 1)}T00:00:00+09:00`);
    await sweepInvoices(world.api.app);
    await Promise.all([storePapers(world.api.app), storePapers(world.api.app)]);
    papers = (await search(osaka)).nodes;
  });
  afterAll(() => world.close());

  async function fetchPaper(client: TestClient, paperId: string): Promise<Buffer | null> {
    const answer = await client.query<{ paperDownloadLink: { url: string } | null }>(
      'query ($id: ID!) { paperDownloadLink(paperId: $id) { url } }',
      { id: paperId },
    );
    const link = answer.expectNoErrors().paperDownloadLink;
    return link && Buffer.from(await (await download(world.api, link)).arrayBuffer());
  }
  const numbers = async (input: object, client = osaka) =>
    (await search(client, input)).nodes.map(({ number }) => number);

  // spec: 7.travelDetailsForCsv
  it('are named in the CSV of trips, with the tax within, to who may view invoices', async () => {
    const readRows = async (client: TestClient) => {
      const answer = await client.query<{
        travelDetailsForCsv: {
          rows: {
            finalPaymentPrice: number;
            taxRatePercent: number;
            taxPrice: number;
            paperNumbers: string[];
          }[];
        };
      }>(`{ travelDetailsForCsv(input: { filter: {} }) {
        rows { finalPaymentPrice taxRatePercent taxPrice paperNumbers } } }`);
      return answer.expectNoErrors().travelDetailsForCsv.rows;
    };
    const rows = await readRows(osaka);
    expect(rows.flatMap(({ paperNumbers }) => paperNumbers).sort()).toEqual(
      papers.map(({ number }) => number).sort(),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ finalPaymentPrice: 22_000, taxRatePercent: 10, taxPrice: 2_000 }),
    );
    for (const { paperNumbers } of await readRows(world.api.as('agent@mirai.example'))) {
      expect(paperNumbers).toEqual([]);
    }
  });

  it('are found by day, amount and counterparty, ranges and two conditions at once', async () => {
    const [hikari] = papers.filter(({ counterparty }) => counterparty === '株式会社ひかり旅行');
    const [mirai] = papers.filter(({ counterparty }) => counterparty === '株式会社みらいトラベル');
    if (!hikari || !mirai) throw new Error('The two papers are missing.');
    const day = hikari.issuedOn;
    expect(await numbers({ counterparty: 'ひかり' })).toEqual([hikari.number]);
    for (const typed of ['ヒカリ', 'ﾋｶﾘ', '株式会社 ひかり旅行', '(株式会社ひかり)旅 行']) {
      expect(await numbers({ counterparty: typed })).toEqual([hikari.number]);
    }
    expect(await numbers({ counterparty: 'みらいとらべる' })).toEqual([mirai.number]);
    const setAddressee = (addressee: string) =>
      world.api.app.db.updateTable('papers').set({ addressee }).where('id', '=', hikari.id).execute();
    await setAddressee('ＡＢＣ－Ｔｒａｖｅｌ ㈱');
    expect(await numbers({ counterparty: 'abc travel(株)' }, operator)).toEqual([hikari.number]);
    await setAddressee('株式会社さくら商事 大阪支店');
    expect(await numbers({ counterparty: '%' })).toEqual([]);
    expect(await numbers({ counterparty: '・' })).toEqual([]);
    expect(await numbers({ amountFrom: 22_000, amountTo: 22_000 })).toEqual([hikari.number]);
    expect(await numbers({ amountFrom: 22_000, counterparty: 'みらい', issuedFrom: day })).toEqual(
      mirai.totalPrice >= 22_000 ? [mirai.number] : [],
    );
    expect((await numbers({ issuedFrom: day, issuedTo: day })).toSorted()).toEqual(
      [hikari.number, mirai.number].toSorted(),
    );
    expect(await numbers({ issuedFrom: addDays(day, 1) })).toEqual([]);
    expect(await numbers({ issuedTo: addDays(day, -1), counterparty: 'ひかり' })).toEqual([]);
    expect(await numbers({ kinds: ['RECEIPT'] })).toEqual([]);
    const first = await search(osaka, {}, { first: 1 });
    const second = await search(osaka, {}, { first: 1, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(
      papers.map(({ id }) => id).slice(0, 2),
    );
    const refused = await osaka.query(
      'query ($input: PapersInput) { papers(input: $input) { totalCount } }',
      { input: { amountFrom: 2, amountTo: 1 } },
    );
    expect(JSON.stringify(refused)).toContain('amountTo');
  });

  it('belong to their branch: another company finds and opens none', async () => {
    const stranger = world.api.as('admin@aozora.example');
    const [paper] = papers;
    expect((await search(stranger)).nodes.filter(({ id }) => papers.some((own) => own.id === id))).toEqual(
      [],
    );
    expect(await fetchPaper(stranger, paper?.id ?? '')).toBeNull();
    expect(await prepareFile(stranger, { branchId: 'demo-branch-sakura-osaka' })).toEqual({
      errorCode: 'NOTHING_FOUND',
    });
    // To a desk the counterparty is the customer.
    expect(await numbers({ counterparty: '大阪支店' }, operator)).toEqual(papers.map(({ number }) => number));
  });

  it('are the same bytes a year later, though the paper would be drawn in another way today', async () => {
    const [paper] = papers;
    if (!paper) throw new Error('There is no paper.');
    const before = await fetchPaper(osaka, paper.id);
    expect(before && hash(before)).toBe(paper.sha256);
    now = new Date(now.getTime() + 365 * 86_400_000);
    await world.api.app.db
      .updateTable('invoices')
      .set({ due_date: '2039-01-31' })
      .where('invoice_number', '=', paper.number)
      .execute();
    expect((await fetchPaper(osaka, paper.id))?.equals(before ?? Buffer.alloc(0))).toBe(true);
  });

  it('stay listed when an invoice is withdrawn, with the stamped one beside the first', async () => {
    const [paper] = papers;
    const { nodes } = await listInvoices(osaka);
    const invoice = nodes.find(({ invoiceNumber }) => invoiceNumber === paper?.number);
    await updateStatus(operator, invoice?.id ?? '', 'VOID');
    await storePapers(world.api.app);
    const both = (await search(osaka)).nodes.filter(({ number }) => number === paper?.number);
    expect(both.map(({ state }) => state).toSorted()).toEqual(['VOIDED', 'VOID_EDITION']);
    const stamped = both.find(({ state }) => state === 'VOID_EDITION');
    const text = async (id = '') => (await readPdf((await fetchPaper(osaka, id)) ?? Buffer.alloc(0))).text;
    expect(await text(stamped?.id)).toContain('取消');
    expect(await text(paper?.id)).not.toContain('取消');
    expect(both.find(({ state }) => state === 'VOIDED')?.sha256).toBe(paper?.sha256);
  });

  it('come in one file with names that say what they are, an index, and a link that opens once', async () => {
    expect(await prepareFile(osaka, { amountFrom: 900_000_000 })).toEqual({ errorCode: 'NOTHING_FOUND' });
    expect(await prepareFile(operator, {})).toEqual({ errorCode: 'BRANCH_REQUIRED' });
    now = new Date(now.getTime() + 1_000);
    const link = await prepareFile(osaka, {});
    const file = await download(world.api, link);
    expect(file.headers.get('content-type')).toBe('application/zip');
    const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const { nodes } = await search(osaka);
    const named = new Map(
      Object.entries(entries).map(([name, bytes]) => [name, hash(Buffer.from(bytes))] as const),
    );
    const hikari = nodes.find(
      ({ counterparty, state }) => counterparty.includes('ひかり') && state !== 'VOID_EDITION',
    );
    const day = hikari?.issuedOn.replaceAll('-', '');
    expect(named.get(`${day}_株式会社ひかり旅行_22000_請求書.pdf`)).toBe(hikari?.sha256);
    expect([...named.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(nodes.length);
    const index = Buffer.from(entries['索引.csv'] ?? []).toString('utf8');
    for (const { sha256, number } of nodes) {
      expect([...named.values()]).toContain(sha256);
      expect(index).toContain(`"${number}"`);
      expect(index).toContain(`"${sha256}"`);
    }
    expect(index.match(/"取消済み"/g)).toHaveLength(2);
    expect((await download(world.api, link)).status).toBe(404);
    const [latest] = await fetches(osaka);
    expect(latest).toEqual({ userName: '西村 由紀', paperNumber: null, paperCount: nodes.length });
  });

  it('keep who fetched them, by whichever way', async () => {
    const { nodes } = await listInvoices(osaka);
    const issued = nodes.find(({ status }) => status === 'ISSUED' || status === 'OVERDUE');
    now = new Date(now.getTime() + 1_000);
    const link = await operator.query<{ invoiceDownloadLink: { url: string } }>(
      'query ($id: ID!) { invoiceDownloadLink(input: { invoiceId: $id, format: PDF }) { url } }',
      { id: issued?.id },
    );
    await download(world.api, link.expectNoErrors().invoiceDownloadLink);
    const [latest] = await fetches(osaka);
    expect(latest).toMatchObject({ paperNumber: issued?.invoiceNumber, paperCount: 1 });
    expect(latest?.userName).not.toBe('西村 由紀');
    expect(await fetches(world.api.as('admin@aozora.example'))).toEqual([]);
  });
});
