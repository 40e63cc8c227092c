import { expectNoAxeViolations } from '../../support/axe.ts';
import { replaceBootData, resigned, type Signed, signedIn } from '../../support/boot-data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { agencyURL } from '../../support/sandbox.ts';
import { siteEvents, watchSiteEvents } from '../../support/site-events.ts';

const brand = { siteName: '偽のサイト' };
const readSequence = ({ document }: Signed) => (JSON.parse(document) as { sequence: number }).sequence;

const refusals: Record<string, { reason: string; change: (signed: Signed) => Promise<Signed> | string }> = {
  'one byte changed': {
    reason: 'signature',
    change: async (signed) => ({ ...signed, document: signed.document.replace('"Yado', '"Yadp') }),
  },
  'a signature of an unknown key': {
    reason: 'signature',
    change: (signed) => resigned(signed, { brand, sequence: readSequence(signed) + 1 }, 'unknown key'),
  },
  'an older sequence': {
    reason: 'older',
    change: (signed) => resigned(signed, { brand, sequence: readSequence(signed) - 1 }),
  },
  'an expired document': {
    reason: 'expired',
    change: (signed) =>
      resigned(signed, { brand, sequence: readSequence(signed) + 1, expiresAt: new Date(0).toISOString() }),
  },
  'something else in its place': { reason: 'format', change: () => '{' },
};

test('a document that is not to be trusted is refused, said so, and the last good one serves', async ({
  page,
  context,
}) => {
  const agencys = signedIn((await (await page.goto(`${agencyURL}/password-reset`))?.text()) ?? '');
  const all = { ...refusals, "another tenant's document": { reason: 'tenant', change: async () => agencys } };
  await watchSiteEvents(page);
  const heading = page.getByRole('heading', { level: 1, name: 'パスワードの再設定' });
  await page.goto('/password-reset');
  await expect(heading).toBeVisible();
  const title = await page.title();
  for (const [what, { reason, change }] of Object.entries(all)) {
    const end = await replaceBootData(context, change);
    await page.goto('/password-reset');
    await expect(heading, what).toBeVisible();
    expect(await page.title(), what).toBe(title);
    expect(await siteEvents(page), what).toContainEqual(
      expect.objectContaining({ kind: 'document-refused', reason }),
    );
    await end();
  }
});

test('a device whose date is wrong shows an explanation, and the site once it is right', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 40 * 86_400_000);
  await page.goto('/password-reset');
  await expect(page.getByRole('heading', { level: 1, name: 'サイトを表示できません' })).toBeVisible();
  await expect(page.getByText('お使いの端末の日付が正しくないようです')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.clock.setFixedTime(Date.now());
  await page.getByRole('button', { name: '読み込み直す' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible();
});

test('with no good document at all the page says so and can be loaded again', async ({ page, context }) => {
  for (const [what, { change }] of Object.entries(refusals).filter(([, { reason }]) => reason !== 'older')) {
    const end = await replaceBootData(context, change);
    await page.goto('/password-reset');
    await expect(page.getByRole('heading', { level: 1, name: 'サイトを表示できません' }), what).toBeVisible();
    await end();
  }
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '読み込み直す' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible();
});
