import { expect, test } from './_look.ts';

const pages = {
  'sign-in': '/sign-in',
  'sign-in-ended': '/sign-in?reason=ended&next=/trips',
  'sign-up-closed': '/sign-up?code=used',
  'password-reset': '/password-reset',
  'password-code': '/password-reset?request=some',
  'password-again': '/password-reset?again=1',
  'action-used': '/action?mode=resetPassword&oobCode=used',
  'action-done': '/action?mode=recoverEmail&done=1',
  'voucher-ended': '/p/trips/no-such-key',
  legal: '/legal',
  'pdf-guide': '/pdf-guide',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name}, signed out`, async ({ page, look }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (name === 'action-used') await expect(page.getByRole('alert')).toBeVisible();
    await look(name);
  });
}
