import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mail, createMail } from './mail.ts';
import type { MailMessage } from './message.ts';

let dataDir: string;
let mail: Mail;

const start = () => createMail({ smtpPort: 0, mailboxPort: 0, dataDir });

async function send(subject: string): Promise<void> {
  await createTransport(mail.smtp.url).sendMail({
    from: '宿 <no-reply@yado.example>',
    to: '田中 花子 <hanako@example.com>',
    subject,
    text: `${subject}\nhttp://localhost:8080/trips/1`,
    html: `<p>${subject}</p><script>parent.document.title = 'x'</script>`,
    attachments: [
      { filename: '予約確認書.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
    ],
  });
}

const list = async () => (await (await fetch(`${mail.mailbox.url}/messages`)).json()) as MailMessage[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yado-mail-'));
  mail = await start();
});

afterEach(async () => {
  await mail.close();
  await rm(dataDir, { recursive: true });
});

describe('mail', () => {
  it('shows Japanese mail with its parts, newest first', async () => {
    await send('ご予約の確認');
    await send('ご予約の取消');
    const messages = await list();
    expect(messages.map((message) => message.subject)).toEqual(['ご予約の取消', 'ご予約の確認']);
    expect(messages[0]).toMatchObject({
      from: '宿 <no-reply@yado.example>',
      to: ['田中 花子 <hanako@example.com>'],
      attachments: [{ filename: '予約確認書.pdf', mimeType: 'application/pdf', size: 8, contentId: null }],
    });
    const file = await fetch(`${mail.mailbox.url}/messages/${messages[0]?.id}/attachments/0`);
    expect(await file.text()).toBe('%PDF-1.7');
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('予約確認書.pdf'));
  });

  it('shows a picture that a mail carries in its text, and lists it as no file', async () => {
    await createTransport(mail.smtp.url).sendMail({
      from: 'no-reply@yado.example',
      to: 'hanako@example.com',
      subject: 'ロゴ',
      html: '<img src="cid:logo@yado" alt="Yado">',
      attachments: [{ cid: 'logo@yado', content: Buffer.from('png'), contentType: 'image/png' }],
    });
    const [message] = await list();
    expect(message?.attachments).toMatchObject([{ contentId: 'logo@yado', mimeType: 'image/png' }]);
    const body = await (await fetch(`${mail.mailbox.url}/messages/${message?.id}/html`)).text();
    const bytes = Buffer.from('png').toString('base64');
    expect(body).toContain(`<img src="data:image/png;base64,${bytes}" alt="Yado">`);
    expect(await (await fetch(mail.mailbox.url)).text()).not.toContain('添付');
  });

  it('keeps mails over a restart until they are deleted', async () => {
    await send('残るメール');
    await mail.close();
    mail = await start();
    expect(await list()).toHaveLength(1);
    await fetch(`${mail.mailbox.url}/messages`, { method: 'DELETE' });
    expect(await list()).toEqual([]);
  });

  it('takes a log-in with the right password alone', async () => {
    const log = (password: string) => {
      const url = new URL(mail.smtp.url);
      Object.assign(url, { username: 'yado', password });
      return createTransport(url.href).verify();
    };
    expect(await log('yado-demo-mail')).toBe(true);
    await expect(log('other')).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });
  });

  it('escapes subjects in its pages and forbids scripts in the HTML of a mail', async () => {
    await send('<img src=x onerror=alert(1)>');
    const page = await (await fetch(mail.mailbox.url)).text();
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toContain('<img');
    const [message] = await list();
    const body = await fetch(`${mail.mailbox.url}/messages/${message?.id}/html`);
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
  });
});
