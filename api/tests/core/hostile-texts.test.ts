import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../src/adapters/mail/smtp-mailer.ts';
import { newId } from '../../src/db/new-id.ts';
import { waitForMail } from '../_mailbox.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const turned = '\u202eabc\u202c \u2066x\u2069 \u200f';
const straight = 'abc x \u200f';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

const send = (body: string | object, path = '/graphql') =>
  api.as('admin@sakura.example').fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const readCode = async (response: Response) => (await response.json()).errors?.[0]?.extensions?.code;

describe('text that turns around the text beside it', () => {
  const rename = `mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) { name } }`;

  it('is kept without the characters that do so, and with the marks that names need', async () => {
    const input = { name: `${turned}次郎` };
    const answer = await send({ query: rename, variables: { input } });
    const { data } = await answer.json();
    expect(data.updateProfile.name).toBe(`${straight}次郎`);
  });

  it('goes into no subject and no body of a mail, also from rows of before', async () => {
    const to = `${newId()}@mail.example`;
    const mailer = createSmtpMailer(api.config.smtp);
    await mailer.send({ to, subject: `件名${turned}`, text: `本文${turned}`, html: `<p>${turned}</p>` });
    await mailer.close();
    const mail = await waitForMail(to);
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text).toContain('abc');
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    }
  });
});

describe('requests that no browser of ours sends', () => {
  it.each([
    [
      'half of a character in a variable',
      { query: 'query ($x: ID!) { travelInDetail(id: $x) { id } }', variables: { x: '\ud800' } },
      'BAD_USER_INPUT',
    ],
    [
      'half of a character in an operation',
      { query: '{ travelInDetail(id: "\ud800") { id } }' },
      'BAD_REQUEST',
    ],
    [
      'half of a character in the name of an operation',
      { query: '{ myself { id } }', operationName: '\ud800' },
      'BAD_REQUEST',
    ],
    ['half of a character in an id', { id: '\ud800' }, 'PERSISTED_OPERATION_NOT_FOUND'],
  ])('get a typed answer to %s', async (_what, body, code) => {
    expect(await readCode(await send(body))).toBe(code);
  });

  it('get a typed answer to variables nested without end', async () => {
    const deep = `${'['.repeat(45_000)}${']'.repeat(45_000)}`;
    const body = `{"query":"{ myself { id } }","variables":{"x":${deep}}}`;
    expect(await readCode(await send(body))).toBe('BAD_USER_INPUT');
  });

  it.each(['/documents/%00', '/documents/%ED%A0%80', '/documents/%', '/documents/a.%E2%80%AE', '/%ED%A0%80'])(
    'find nothing at %s',
    async (path) => {
      const response = await api.anonymous().fetch(path);
      expect([400, 404]).toContain(response.status);
    },
  );

  it.each(['{"id":"\\ud800"}', '\0', '"\ud800"'])('are refused at the webhook with %j', async (body) => {
    expect((await send(body, '/webhooks/stripe')).status).toBe(400);
  });
});
