// R27 as it shows in the browser: what a link to a file opens, and for whom. A link is its holder's for ten minutes, for
// a browser sends no session with it (ADR 0028); nobody else is given one, and it opens nothing but its own file.
import type { Page, Request } from '@playwright/test';
import { endingIn, splitLink } from '../support/document-link.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn as signInAt } from '../support/sign-in.ts';

// The browser writes the refusals to the console.
test.use({ allowedProblems: /status of 404/ });

const asksForLink = (request: Request) =>
  new URL(request.url()).searchParams.get('variables')?.includes('"format":"PDF"') ?? false;

/** The link that one of the listed invoices gives, with the request that asked for it. */
async function invoiceLink(page: Page, place = 0): Promise<{ link: string; asked: Request }> {
  const downloading = page.waitForEvent('download');
  const asking = page.waitForRequest(asksForLink);
  await page
    .getByRole('button', { name: /の請求書を PDF で保存$/ })
    .nth(place)
    .click();
  return { link: (await downloading).url(), asked: await asking };
}

/** Opens the link as an address: nothing but an explanation comes, and the way back leads to the invoices. */
async function expectRefused(page: Page, link: string): Promise<void> {
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('body')).toHaveText(
    'このリンクは無効か、有効期限が切れています。画面に戻り、もう一度ダウンロードしてください。',
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '請求書' })).toBeVisible();
}

test('R27: a link that was altered opens nothing, says so in Japanese, and what to do', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/invoices');
  const { link } = await invoiceLink(page);
  const middle = Math.floor((link.lastIndexOf('/') + link.length) / 2);
  await expectRefused(
    page,
    link.slice(0, middle) + (link[middle] === 'A' ? 'B' : 'A') + link.slice(middle + 1),
  );
});

test('R27: a link opens its file until its time is over, and nothing from then on', async ({
  page,
  signIn,
  request,
}) => {
  await signIn('admin', '/invoices');
  const link = endingIn((await invoiceLink(page)).link, 5);
  const status = async () => (await request.get(link)).status();
  expect(await status()).toBe(200);
  await expect.poll(status).toBe(404);
  await expectRefused(page, link);
});

test('R27: a link to one file can’t be made over to another, not even of its owner', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/invoices');
  const first = splitLink((await invoiceLink(page)).link);
  const second = splitLink((await invoiceLink(page, 1)).link);
  expect(second.claim).not.toBe(first.claim);
  await expectRefused(page, `${first.address}${second.claim}.${first.signature}`);
});

test('R27: another company is given no link, and with its session one opens nothing', async ({
  page,
  signIn,
  newVisitor,
  request,
}) => {
  await signIn('admin', '/invoices');
  const { link, asked } = await invoiceLink(page);
  const own = await asked.allHeaders();

  const stranger = await newVisitor();
  const asking = stranger.waitForRequest((sent) => sent.headers().authorization !== undefined);
  await signInAt(stranger, 'invoiceOnlyAdmin', '/invoices');
  const { authorization = '' } = (await asking).headers();
  expect(authorization).toMatch(/^Bearer ./);

  const ask = async (headers: Record<string, string>) => {
    const kept = Object.entries({ ...own, ...headers }).filter(([name]) => !name.startsWith(':'));
    return (await request.get(asked.url(), { headers: Object.fromEntries(kept) })).json();
  };
  const given = { url: expect.stringContaining('/documents/') };
  expect(await ask({})).toMatchObject({ data: { invoiceDownloadLink: given } });
  expect(await ask({ authorization })).toEqual({ data: { invoiceDownloadLink: null } });

  const open = async (headers: Record<string, string>) => (await request.get(link, { headers })).status();
  expect(await open({ authorization: own.authorization ?? '' })).toBe(200);
  expect(await open({ authorization })).toBe(404);
});
