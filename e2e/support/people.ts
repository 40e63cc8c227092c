import type { Page, TestInfo } from '@playwright/test';
import { type Account, password } from './accounts.ts';
import { expect } from './fixtures.ts';
import { type Mail, sandbox } from './sandbox.ts';

/** The administrator whose branch belongs to the tests of one window: both may change theirs at the same time. */
export function ownAdmin({ project }: TestInfo): Account {
  return project.name === 'wide' ? 'osakaAdmin' : 'otherCompanyAdmin';
}

interface OwnBranch {
  /** Its administrator. */
  account: Account;
  id: string;
  name: string;
}

/** The branch that one test in one window may suspend: nobody else books for it. */
export function ownBranch({ project }: TestInfo): OwnBranch {
  return project.name === 'wide'
    ? { account: 'sendaiAdmin', id: 'demo-branch-wakaba-sendai', name: '仙台支店' }
    : { account: 'hiroshimaAdmin', id: 'demo-branch-wakaba-hiroshima', name: '広島支店' };
}

/** An address that no other test, project, try or repetition uses. */
export function ownAddress(name: string, { project, retry, repeatEachIndex }: TestInfo): string {
  return `${name}-${project.name}-${repeatEachIndex}-${retry}@people.example`;
}

/** The newest mail to an address that was not there before. */
export async function newMail(address: string, before: readonly Mail[] = []): Promise<Mail> {
  const known = new Set(before.map(({ id }) => id));
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      found = (await sandbox.mails(address)).find(({ id }) => !known.has(id));
      return found?.subject;
    })
    .toBeTruthy();
  return found as Mail;
}

/** The one link of a mail. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`no link in: ${text}`);
  return link;
}

/** Sends invitations from the page that lists people as `名前, address` per line. */
export async function sendInvitations(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto('/settings/employees/invite');
  await page.getByRole('textbox', { name: /^名前とメールアドレス/ }).fill(lines.join('\n'));
  await page.getByRole('button', { name: /名に招待メールを送る$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '送信する' }).click();
  await expect(page.getByText(/名に招待メールを送りました$/)).toBeVisible();
}

/** Takes up the newest invitation of an address, as the invited person. */
export async function takeUpInvitation(page: Page, address: string): Promise<void> {
  await page.goto(linkIn(await newMail(address)));
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: /登録/ }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /さんのメニュー$/ })).toBeVisible();
}
