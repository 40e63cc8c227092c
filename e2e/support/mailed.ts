import { expect } from '@playwright/test';
import { type Mail, sandbox } from './sandbox.ts';

/** Waits for a mail to an address that comes after `act`, and answers with the part of its text that matches. */
export async function mailedText(
  address: string,
  pattern: RegExp,
  act: () => Promise<void>,
): Promise<string> {
  const before = new Set((await sandbox.mails(address)).map(({ id }) => id));
  await act();
  let found: string | undefined;
  await expect(async () => {
    const mail = (await sandbox.mails(address)).find((each: Mail) => !before.has(each.id));
    const match = pattern.exec(mail?.text ?? '');
    found = match?.[1] ?? match?.[0];
    expect(found, `${pattern} in a new mail to ${address}`).toBeTruthy();
  }).toPass();
  return found ?? '';
}
