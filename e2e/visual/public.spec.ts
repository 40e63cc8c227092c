import { expect, test } from './_look.ts';

const pages = {
  'sign-in': '/sign-in',
  'password-reset': '/password-reset',
  legal: '/legal',
  'pdf-guide': '/pdf-guide',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name}, signed out`, async ({ page, look }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(name);
  });
}
