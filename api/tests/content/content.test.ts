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
      '取消',
    ]) {
      expect(transactionLaw.body).toContain(item);
    }
    expect(pdfPrintGuide.body).toContain('A4');
  });

  it('exist for the default brand and for each agency that names its own', async () => {
    expect((await terms('terms'))?.title).toBe('利用規約');
    const agencies = await api.app.db.selectFrom('agencies').select('cms_content_id_of_terms').execute();
    for (const agency of agencies) {
      const text = await terms(agency.cms_content_id_of_terms ?? '');
      expect(text?.body.length).toBeGreaterThan(200);
    }
  });

  it.each(['nothing', '', '../legal/transaction-law', '/etc/passwd', 'terms.md', 'TERMS'])(
    'have no text under %j',
    async (contentId) => {
      expect(await terms(contentId)).toBeNull();
    },
  );
});
