import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

interface Text {
  title: string;
  body: string;
}
const terms = async (contentId: string) => {
  const response = await api
    .anonymous()
    .query<{ terms: (Text & { contentId: string }) | null }>(
      'query($contentId: String!) { terms(contentId: $contentId) { contentId title body } }',
      { contentId },
    );
  return response.expectNoErrors().terms;
};

describe('legal texts', () => {
  // spec: 2.legal, 2.pdf-guide, 7.pdfPrintGuide, 7.transactionLaw
  it('are open to everybody', async () => {
    const response = await api
      .anonymous()
      .query<Record<'transactionLaw' | 'pdfPrintGuide', Text>>(
        '{ transactionLaw { title body } pdfPrintGuide { title body } }',
      );
    const { transactionLaw, pdfPrintGuide } = response.expectNoErrors();
    expect(transactionLaw.title).toBe('特定商取引法に基づく表記');
    // The items that the law asks for.
    for (const item of [
      '販売事業者',
      '所在地',
      '電話番号',
      '販売価格',
      '支払方法',
      '支払時期',
      '提供時期',
      'キャンセル',
    ]) {
      expect(transactionLaw.body).toContain(item);
    }
    expect(pdfPrintGuide.body).toContain('A4');
  });

  // spec: 2.terms, 7.terms
  it('exist for the default brand and for each agency that names its own', async () => {
    expect((await terms('terms'))?.title).toBe('利用規約');
    const { supplierTermsUrl } = api.config;
    expect((await terms('supplier-terms'))?.body).toContain(`[サプライヤー利用規約](${supplierTermsUrl})`);
    const asked = await api.anonymous().query<{ supplierTermsUrl: string }>('{ supplierTermsUrl }');
    expect(asked.expectNoErrors()).toEqual({ supplierTermsUrl });
    const agencies = await api.app.db.selectFrom('agencies').select('cms_content_id_of_terms').execute();
    const named = agencies.flatMap((agency) => agency.cms_content_id_of_terms ?? []);
    expect(named).not.toEqual([]);
    for (const contentId of named) expect((await terms(contentId))?.body.length).toBeGreaterThan(200);
  });

  it.each(['nothing', '', '../legal/transaction-law', '/etc/passwd', 'terms.md', 'TERMS'])(
    'have no text under %j',
    async (contentId) => {
      expect(await terms(contentId)).toBeNull();
    },
  );
});

describe('news', () => {
  interface News {
    nodes: { id: string; publishedAt: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  }
  const newsFor = async (email: string, first = 20, after: string | null = null) => {
    const response = await api.as(email).query<{ newsList: News }>(
      `query($first: Int, $after: String) { newsList(first: $first, after: $after) {
        nodes { id title body publishedAt } pageInfo { hasNextPage endCursor } totalCount
      } }`,
      { first, after },
    );
    return response.expectNoErrors().newsList;
  };
  const getIds = (news: News) => news.nodes.map(({ id }) => id);
  const forAll = ['2026-11-year-end', '2026-10-cancel-policy', '2026-09-invoice'];

  // spec: 3.desk-users
  it('come newest first, an agency’s own only to its users and branches', async () => {
    const forMirai = ['2026-11-mirai-desk', ...forAll];
    expect(getIds(await newsFor('employee@sakura.example'))).toEqual(forAll);
    expect(getIds(await newsFor('operator@yado.example'))).toEqual(forAll);
    expect(getIds(await newsFor('osaka@sakura.example'))).toEqual(forMirai);
    expect(getIds(await newsFor('agent@mirai.example'))).toEqual(forMirai);
  });

  it('come page by page, each once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: News = await newsFor('osaka@sakura.example', 1, after);
      expect(page.totalCount).toBe(4);
      seen.push(...getIds(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(['2026-11-mirai-desk', ...forAll]);
  });

  it.each(['nonsense', Buffer.from('["yesterday","x"]').toString('base64url')])(
    'refuse the cursor %s',
    async (after) => {
      const response = await api
        .as('osaka@sakura.example')
        .query('query($after: String) { newsList(after: $after) { totalCount } }', { after });
      expect(response.errorCodes).toEqual(['BAD_USER_INPUT']);
    },
  );

  it('are on the operators’ desk with their readers, agencies’ own ones too', async () => {
    const query = '{ deskNews { totalCount nodes { id title published agencies { name } } } }';
    const response = await api.as('operator@yado.example').query<{
      deskNews: { totalCount: number; nodes: { id: string; agencies: { name: string }[] | null }[] };
    }>(query);
    const { totalCount, nodes } = response.expectNoErrors().deskNews;
    expect(totalCount).toBe(4);
    expect(nodes[0]).toMatchObject({ agencies: [{ name: '株式会社みらいトラベル' }], published: true });
    expect(nodes.slice(1).map(({ agencies }) => agencies)).toEqual([null, null, null]);
    for (const email of ['admin@sakura.example', 'agent@mirai.example']) {
      expect((await api.as(email).query(query)).errorCodes).toEqual(['FORBIDDEN']);
    }
  });

  it('are read one by one by whom they are for', async () => {
    const read = async (email: string, id: string) => {
      const response = await api
        .as(email)
        .query<{ newsItem: { title: string } | null }>('query($id: ID!) { newsItem(id: $id) { title } }', {
          id,
        });
      return response.expectNoErrors().newsItem;
    };
    expect((await read('osaka@sakura.example', '2026-11-mirai-desk'))?.title).toBeTruthy();
    expect(await read('employee@sakura.example', '2026-11-mirai-desk')).toBeNull();
    expect((await read('employee@sakura.example', '2026-09-invoice'))?.title).toBeTruthy();
    expect(await read('employee@sakura.example', '../terms/terms')).toBeNull();
  });

  it('are for people who are signed in', async () => {
    const response = await api.anonymous().query('{ newsList { totalCount } }');
    expect(response.errorCodes).toEqual(['UNAUTHENTICATED']);
  });
});
