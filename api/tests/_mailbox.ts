import { expect, inject } from 'vitest';

export interface ReceivedMail {
  id: string;
  messageId?: string;
  subject: string;
  text: string;
  html?: string;
  attachments: { filename: string; mimeType: string; size: number; contentId: string | null }[];
}

/** What arrived at an address, newest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const { mailbox } = inject('world');
  const response = await fetch(new URL(`/messages?to=${encodeURIComponent(address)}`, mailbox));
  return (await response.json()) as ReceivedMail[];
}

/** Waits until an address has so many mails, and returns the newest. */
export async function waitForMail(address: string, count = 1): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsTo(address)).length, { interval: 100 }).toBe(count);
  const [newest] = await mailsTo(address);
  if (newest === undefined) throw new Error(`No mail to ${address}.`);
  return newest;
}

/** The first link of a mail that contains `part`. */
export function linkIn(mail: ReceivedMail | undefined, part: string): URL {
  const links = mail?.text.match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((candidate) => candidate.includes(part));
  if (link === undefined) throw new Error(`No link with ${part} in: ${mail?.text}`);
  return new URL(link);
}
