import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailMessage, type ParsedMail, parseMail } from './message.ts';

const MAX_MAILS = 5_000;

export type MailStore = {
  add(raw: Uint8Array, envelopeTo: string[]): Promise<MailMessage>;
  list(): MailMessage[];
  get(id: string): MailMessage | undefined;
  attachment(
    id: string,
    index: number,
  ): Promise<{ name: string; mimeType: string; bytes: Uint8Array } | undefined>;
  clear(): Promise<void>;
};

/** Keeps the newest 5,000 mails, one raw `.eml` file each, so an acknowledged mail survives kill -9. */
export async function openMailStore(dir: string, clock: () => Date): Promise<MailStore> {
  await mkdir(dir, { recursive: true });
  const messages = new Map<string, MailMessage>();
  for (const name of (await readdir(dir)).filter((file) => file.endsWith('.eml')).sort()) {
    const id = name.slice(0, -'.eml'.length);
    messages.set(id, (await read(id)).message);
  }

  async function read(id: string): Promise<ParsedMail> {
    return parseMail(id, await readFile(join(dir, `${id}.eml`)));
  }

  async function prune(): Promise<void> {
    const surplus = [...messages.keys()].sort().slice(0, Math.max(0, messages.size - MAX_MAILS));
    for (const id of surplus) await remove(id);
  }

  async function remove(id: string): Promise<void> {
    messages.delete(id);
    await rm(join(dir, `${id}.eml`), { force: true });
  }

  return {
    async add(raw, envelopeTo) {
      const id = `${String(clock().getTime()).padStart(15, '0')}-${randomBytes(6).toString('hex')}`;
      const { message } = await parseMail(id, raw, envelopeTo);
      const temporary = join(dir, `${id}.tmp`);
      await writeFile(temporary, raw);
      await rename(temporary, join(dir, `${id}.eml`));
      messages.set(id, message);
      await prune();
      return message;
    },
    list: () => [...messages.values()].sort((a, b) => (a.id < b.id ? 1 : -1)),
    get: (id) => messages.get(id),
    async attachment(id, index) {
      if (!messages.has(id)) return undefined;
      const { message, contents } = await read(id);
      const part = message.attachments[index];
      const bytes = contents[index];
      return part && bytes ? { name: part.filename, mimeType: part.mimeType, bytes } : undefined;
    },
    async clear() {
      for (const id of messages.keys()) await remove(id);
    },
  };
}
