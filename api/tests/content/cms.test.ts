import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConfig } from '../../src/config/config.ts';
import { readEnv } from '../../src/config/env.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const minute = 60_000;
let server: Server;
let api: TestApi;
let clockOffset = 0;
let answers: Record<string, Answer> = {};
let asked: { path: string; authorization: string | undefined }[] = [];

const json =
  (value: unknown, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const silence: Answer = () => {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    // The probe of a start reads the news, at a time of its own.
    if (path !== '/v1/news') asked.push({ path, authorization: request.headers.authorization });
    (answers[path] ?? json({ error: 'not_found' }, 404))(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  api = await startTestApi({
    config: { cms: { baseUrl, apiKey: 'cms-key' } },
    overrides: { clock: () => new Date(Date.now() + clockOffset) },
  });
});
afterAll(async () => {
  await api?.close();
  server?.closeAllConnections();
  server?.close();
});
beforeEach(() => {
  answers = {};
  asked = [];
  clockOffset += 10 * minute;
});

const terms = async (contentId: string) =>
  api
    .anonymous()
    .query<{ terms: { title: string; body: string } | null }>(
      'query($contentId: String!) { terms(contentId: $contentId) { title body } }',
      { contentId },
    );
const readTerms = async (contentId: string) => (await terms(contentId)).expectNoErrors().terms;

describe('texts of a content management system', () => {
  it('are read with the key, from its own address, once a minute', async () => {
    answers['/v1/documents/terms/kiyaku'] = json({ title: '規約', body: '第一条', internal: 'x' });
    for (let time = 0; time < 3; time++) {
      expect(await readTerms('kiyaku')).toEqual({ title: '規約', body: '第一条' });
    }
    expect(asked).toEqual([{ path: '/v1/documents/terms/kiyaku', authorization: 'Bearer cms-key' }]);
    answers['/v1/documents/terms/kiyaku'] = json({ title: '規約', body: '第二条' });
    clockOffset += minute;
    expect(await readTerms('kiyaku')).toEqual({ title: '規約', body: '第二条' });
  });

  it('are read once when many ask at the same time', async () => {
    answers['/v1/documents/terms/busy'] = (request, response) => {
      setTimeout(() => json({ title: '規約', body: '本文' })(request, response), 300);
    };
    const all = await Promise.all(Array.from({ length: 8 }, () => readTerms('busy')));
    expect(new Set(all.map((one) => one?.body))).toEqual(new Set(['本文']));
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['answers with an error', json({}, 500)],
    ['refuses the key', json({}, 401)],
    ['answers in another shape', json({ heading: '規約' })],
    ['answers with no JSON', (_request, response) => response.end('<html>')],
    ['breaks off', (request) => request.socket.destroy()],
    ['sends elsewhere', (_request, response) => response.writeHead(302, { location: '/v1/news' }).end()],
    ['never ends', (_request, response) => response.write('{"title":"')],
    ['says nothing', silence],
    ['says too much', json({ title: '規約', body: 'あ'.repeat(400_000) })],
  ])('stay readable from the last good copy when it %s', async (name, failure) => {
    const id = `kept-${name.replace(/\W/g, '-').toLowerCase()}`;
    const path = `/v1/documents/terms/${id}`;
    answers[path] = json({ title: '規約', body: '最後の写し' });
    await readTerms(id);
    answers[path] = failure;
    clockOffset += 2 * minute;
    expect(await readTerms(id)).toEqual({ title: '規約', body: '最後の写し' });
    const tries = asked.length;
    // It is left alone for a while: nobody waits for it again at once.
    expect(await readTerms(id)).toEqual({ title: '規約', body: '最後の写し' });
    expect(asked).toHaveLength(tries);
    answers[path] = json({ title: '規約', body: '復旧後' });
    clockOffset += minute;
    expect(await readTerms(id)).toEqual({ title: '規約', body: '復旧後' });
  });

  it('that were never read can’t be loaded during an outage, and the answer says so', async () => {
    answers['/v1/documents/terms/never'] = json({}, 503);
    answers['/v1/documents/legal/transaction-law'] = json({}, 503);
    expect((await terms('never')).errorCodes).toEqual(['PROVIDER_UNAVAILABLE']);
    const law = await api.anonymous().query('{ transactionLaw { title } }');
    expect(law.errorCodes).toEqual(['PROVIDER_UNAVAILABLE']);
  });

  it('are none where it has none, also after it had one, and for names that are none', async () => {
    answers['/v1/documents/terms/gone'] = json({ title: '規約', body: '本文' });
    await readTerms('gone');
    answers = {};
    clockOffset += 2 * minute;
    expect(await readTerms('gone')).toBeNull();
    asked = [];
    for (const name of ['../news', 'a/b', '', 'A', 'x?y=1']) expect(await readTerms(name)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('hold the legal notice and the PDF guide', async () => {
    answers['/v1/documents/legal/transaction-law'] = json({ title: '表記', body: '販売事業者' });
    answers['/v1/documents/legal/pdf-print-guide'] = json({ title: '案内', body: 'A4' });
    const response = await api
      .anonymous()
      .query('{ transactionLaw { title body } pdfPrintGuide { title body } }');
    expect(response.expectNoErrors()).toEqual({
      transactionLaw: { title: '表記', body: '販売事業者' },
      pdfPrintGuide: { title: '案内', body: 'A4' },
    });
  });
});

describe('news of a content management system', () => {
  const item = (id: string, publishedAt: string, more: object = {}) => ({
    id,
    title: id,
    body: '本文',
    publishedAt,
    ...more,
  });
  const newsFor = async (email: string) => {
    const response = await api
      .as(email)
      .query<{ newsList: { nodes: { id: string }[]; totalCount: number } }>(
        '{ newsList { nodes { id } totalCount } }',
      );
    return response.expectNoErrors().newsList.nodes.map(({ id }) => id);
  };

  it('are sorted, kept to their agency and hidden before their time; an unreadable one is left out', async () => {
    answers['/v1/news'] = json({
      items: [
        item('old', '2026-01-01T00:00:00+09:00'),
        item('same-b', '2026-02-01T00:00:00+09:00', { agencyIds: null }),
        item('same-a', '2026-01-31T15:00:00Z'),
        item('mirai', '2026-03-01T00:00:00+09:00', { agencyIds: ['demo-agency-mirai', 'x'] }),
        item('nobody', '2026-03-01T00:00:00+09:00', { agencyIds: [] }),
        item('future', '2999-01-01T00:00:00+09:00'),
        item('broken', 'yesterday'),
        'nonsense',
      ],
    });
    expect(await newsFor('employee@sakura.example')).toEqual(['same-a', 'same-b', 'old']);
    expect(await newsFor('osaka@sakura.example')).toEqual(['mirai', 'same-a', 'same-b', 'old']);
  });

  it('stay readable during an outage', async () => {
    answers['/v1/news'] = json({ items: [item('kept', '2026-01-01T00:00:00+09:00')] });
    expect(await newsFor('employee@sakura.example')).toEqual(['kept']);
    answers['/v1/news'] = silence;
    clockOffset += 2 * minute;
    expect(await newsFor('employee@sakura.example')).toEqual(['kept']);
  });
});

describe('the configuration', () => {
  it('uses the files unless an address is set, which needs a key', () => {
    expect(createConfig(readEnv({})).cms).toBeNull();
    const CMS_BASE_URL = 'https://cms.example/v1';
    expect(() => createConfig(readEnv({ CMS_BASE_URL }))).toThrow('CMS_API_KEY');
    expect(createConfig(readEnv({ CMS_BASE_URL, CMS_API_KEY: 'k' })).cms).toEqual({
      baseUrl: CMS_BASE_URL,
      apiKey: 'k',
    });
    expect(() => readEnv({ CMS_BASE_URL: 'file:///etc' })).toThrow('CMS_BASE_URL');
  });
});
