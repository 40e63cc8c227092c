import type { PageSite, RenderedPage } from '@yado/shared/contract/whole-page';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('WHOLE_PAGE_STYLES', []);
const { wholePages } = await import('./whole-pages.tsx');

const site = {
  tenant: 'test',
  brand: { siteName: 'やど', contacts: { phone: '03-0000-0100' }, termsContentId: 'terms' },
  configuration: { cards: { publishableKey: '' }, identity: {} },
  flags: {},
} as unknown as PageSite;

function render(screen: string, path: string, params: Record<string, string>, data: unknown): RenderedPage {
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  const address = { pathname, search, params };
  const rendered = wholePages[screen]?.render({ address, site, licenses: '/licenses.txt', data });
  if (!rendered || 'location' in rendered) throw new Error(`no page of ${screen}`);
  return rendered;
}

it.each([
  ['LegalScreen', '/legal', 'transactionLaw'],
  ['PdfGuideScreen', '/pdf-guide', 'pdfPrintGuide'],
  ['TermsScreen', '/terms/terms', 'terms'],
])('makes %s of its text, with the frame of the site', (screen, path, field) => {
  const data = { [field]: { title: 'A & B', body: '## 見出し\n\n<b>そのまま</b>' } };
  const { status, title, content } = render(screen, path, {}, data);
  expect(status).toBe(200);
  expect(title).toBe('A &amp; B｜やど 国内・海外ホテル予約サービス');
  expect(content).toContain('<h1 class="public-textStyle_h1">A &amp; B</h1>');
  expect(content).toContain('&lt;b&gt;そのまま');
  expect(content).toContain('href="/licenses.txt"');
  expect(content).not.toMatch(/<title|<script| style=|<link/);
});

it('asks for the trip of a key, or for the file that the address wants of it', () => {
  const ask = (search: string) =>
    wholePages.PublicTripScreen?.ask({ pathname: '/p/trips/k', search, params: { key: 'k' } });
  const page = ask('?rooms=1');
  expect(page?.variables).toEqual({ key: 'k' });
  const file = ask('?rooms=1%2C2&download=en-US');
  expect(file?.variables).toEqual({ key: 'k', roomNumbers: [1, 2], language: 'en-US' });
  expect(file?.id).not.toBe(page?.id);
});

it('leads on to the file, or back to the page where there is none', () => {
  const address = { pathname: '/p/trips/k', search: '?rooms=1&download=ja-JP', params: { key: 'k' } };
  const lead = (link: { url: string } | null) =>
    wholePages.PublicTripScreen?.render({
      address,
      site,
      licenses: '',
      data: { travelVoucherDownloadLinkByKey: link },
    });
  expect(lead({ url: 'https://yado.example/documents/abc' })).toEqual({ location: '/documents/abc' });
  expect(lead(null)).toEqual({ location: '/p/trips/k?rooms=1&download=none' });
});

it.each([
  ['ENDED', 410, '宿泊確認書の公開は終了しました'],
  ['UNKNOWN', 404, '宿泊確認書が見つかりません'],
])('says of a key that is %s what the screen says', (travelKeyState, wanted, text) => {
  const data = { travelByKey: null, travelKeyState };
  const { status, content } = render('PublicTripScreen', '/p/trips/k', { key: 'k' }, data);
  expect(status).toBe(wanted);
  expect(content).toContain(text);
});

it('asks for the text that the address names, and says where there is none', () => {
  const address = { pathname: '/terms/old', search: '', params: { contentId: 'old' } };
  expect(wholePages.TermsScreen?.ask(address).variables).toEqual({ contentId: 'old' });
  const { status, content } = render('TermsScreen', '/terms/old', { contentId: 'old' }, { terms: null });
  expect(status).toBe(404);
  expect(content).toContain('規約が見つかりません');
  expect(content).toContain('href="/terms/terms"');
});
