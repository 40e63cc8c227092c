// R24: an operator sees who is stopped by a limit, and lets them through for an hour.
import { readFileSync } from 'node:fs';
import type { APIRequestContext, TestInfo } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { currentWorld } from '../support/settings.ts';

/** Of an address, in a quarter of an hour: a hundred times the limit of `api/src/limits`, as everywhere in this world. */
const TRIES = 2_000;
const AT_ONCE = 50;

/** The published operation that sets a password with a code. */
function findOperation(): string {
  const file = new URL('../../remote-public/persisted.json', import.meta.url);
  const operations = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const [id] =
    operations.find(([, text]) => text.startsWith('mutation useResetPasswordByCodeMutation')) ?? [];
  if (id === undefined) throw new Error('no such operation');
  return id;
}

/** An address for this test alone, so that nobody else is stopped. */
function ownAddress({ retry, repeatEachIndex }: TestInfo): string {
  return `198.51.100.${10 * repeatEachIndex + retry + 1}`;
}

/** Tries a code that nobody has, as the edge passes it on for a visitor of that address; the answer's status. */
async function tryCode(request: APIRequestContext, address: string, id: string): Promise<number> {
  const { ports } = await currentWorld();
  const answer = await request.post(`http://127.0.0.1:${ports.api}/graphql`, {
    headers: { 'x-yado-csrf': '1', 'x-forwarded-for': address },
    data: { id, variables: { input: { code: 'nobody-has-it', secret: 'x', newPassword: 'short' } } },
  });
  return answer.status();
}

test('R24: an operator sees an address that tries too many codes, and lifts the limit with a reason that stays on the page', async ({
  page,
  signIn,
  request,
}, testInfo) => {
  const address = ownAddress(testInfo);
  const id = findOperation();
  const ask = () => tryCode(request, address, id);
  for (let sent = 0; sent < TRIES; sent += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(await ask()).toBe(429);

  await signIn('operator', '/');
  await page.getByRole('navigation', { name: '運営デスク' }).getByRole('link', { name: '利用制限' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '利用制限' })).toBeVisible();
  const brake = page.getByRole('article', { name: 'パスワードの再設定' }).filter({ hasText: address });
  await expect(brake).toContainText('制限中');
  await expect(brake).toContainText('15分に2,000回まで');
  await expectNoAxeViolations(page);

  await brake.getByRole('button', { name: '1時間解除する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '1時間解除する' }).click();
  await expect(dialog.getByText('解除の理由を入力してください。')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('textbox', { name: '解除の理由' }).fill(`研修の一斉再設定のため(${address})`);
  await dialog.getByRole('button', { name: '1時間解除する' }).click();
  await expect(page.getByText('「パスワードの再設定」の制限を1時間解除しました')).toBeVisible();
  await expect(brake).toContainText('解除中');
  await expect(brake.getByRole('button')).toHaveCount(0);
  const record = page.getByRole('table', { name: '解除の記録' });
  await expect(record.getByRole('row').filter({ hasText: address })).toContainText('研修の一斉再設定のため');
  expect(await ask()).toBe(200);
});
