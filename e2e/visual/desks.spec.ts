import { signInOnce } from '../support/sign-in.ts';
import { expect, test } from './_look.ts';

const screens = {
  agent: {
    'desk-agency-branches': '/desk/agency',
    'desk-agency-branch': '/desk/agency/branches/demo-branch-sakura-osaka',
    'desk-agency-users': '/desk/agency/users',
    'desk-agency-issuer': '/desk/agency/issuer',
    'desk-agency-brand': '/desk/agency/brand',
  },
  operator: {
    'desk-queue': '/desk/operator',
    'desk-branches': '/desk/operator/branches',
    'desk-external-booking': '/desk/operator/branches/demo-branch-sakura-osaka/external-booking',
    'desk-agency': '/desk/operator/agencies/demo-agency-mirai',
    'desk-news': '/desk/operator/news',
  },
} as const;

for (const account of ['agent', 'operator'] as const) {
  test(`the desk of an ${account}`, { tag: '@agency' }, async ({ page, look }) => {
    await signInOnce(page, account);
    for (const [name, path] of Object.entries(screens[account])) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(name);
    }
  });
}
