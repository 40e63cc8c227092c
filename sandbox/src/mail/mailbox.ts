import { fastify } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { MailStore } from './mail-store.ts';
import type { MailMessage } from './message.ts';
import { MAILBOX_CSS, listPage, messagePage, missingPage } from './mailbox-pages.ts';

export type Mailbox = { url: string; port: number; close(): Promise<void> };

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:";

/**
 * The readable side of the mail sandbox: pages at `/` and `/mail/:id`, JSON at
 * `GET /messages[?to=]`, `GET /messages/:id`, `DELETE /messages`.
 */
export async function createMailbox(config: { port: number; store: MailStore }): Promise<Mailbox> {
  const { store } = config;
  const app = fastify();
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/mailbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(MAILBOX_CSS));
  app.get('/', async (_request, reply) => page(reply).send(listPage(store.list())));
  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = store.get(request.params.id);
    return mail ? page(reply).send(messagePage(mail)) : page(reply).code(404).send(missingPage());
  });

  app.get<{ Querystring: { to?: string } }>('/messages', async (request) => {
    const { to } = request.query;
    return store.list().filter((mail) => !to || mail.to.some((address) => address.includes(to)));
  });
  app.get<{ Params: { id: string } }>('/messages/:id', async (request, reply) => {
    return store.get(request.params.id) ?? reply.code(404).send({ error: 'not_found' });
  });
  app.delete('/messages', async (_request, reply) => {
    await store.clear();
    return reply.code(204).send();
  });
  app.get<{ Params: { id: string } }>('/messages/:id/html', async (request, reply) => {
    const mail = store.get(request.params.id);
    if (!mail?.html) return page(reply).code(404).send(missingPage());
    // Links of a mail must leave the frame, as they do in a mail program.
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${await withPictures(store, mail)}`);
  });
  app.get<{ Params: { id: string; index: string } }>(
    '/messages/:id/attachments/:index',
    async (request, reply) => {
      const part = await store.attachment(request.params.id, Number(request.params.index));
      if (!part) return reply.code(404).send({ error: 'not_found' });
      return reply
        .type(part.mimeType)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(part.name)}`)
        .send(Buffer.from(part.bytes));
    },
  );

  await app.listen({ host: '127.0.0.1', port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, close: () => app.close() };
}

/** The HTML of a mail with the pictures that it carries in their places. */
async function withPictures(store: MailStore, { id, html, attachments }: MailMessage): Promise<string> {
  let shown = html ?? '';
  for (const [index, { contentId, mimeType }] of attachments.entries()) {
    const part = contentId === null ? undefined : await store.attachment(id, index);
    if (!part) continue;
    const url = `data:${mimeType};base64,${Buffer.from(part.bytes).toString('base64')}`;
    shown = shown.replaceAll(`cid:${contentId}`, url);
  }
  return shown;
}

function page<T extends { header(name: string, value: string): T; type(value: string): T }>(reply: T): T {
  return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8');
}
