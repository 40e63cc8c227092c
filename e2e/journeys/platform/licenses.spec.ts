import { expect, test } from '../../support/fixtures.ts';

test('the page links the licenses of the libraries that its release contains', async ({ page }) => {
  await page.goto('/sign-in');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'オープンソースのライセンス' });
  const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)/m);
});
