import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, type CanaryStory, guest, linksIn, pan, tellCanaryStory } from './_canary-story.ts';
import { evilHost } from './_spoofing-client.ts';

const origins = ['http://localhost:8080', 'http://mirai.localhost:8080'];

let story: CanaryStory;
beforeAll(async () => {
  story = await tellCanaryStory();
});
afterAll(() => story?.api.close());

async function tripByKey(key: string): Promise<{ status: number; text: string }> {
  const response = await story.nobody().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query ($key: String!) { travelByKey(key: $key) { travelNumber companyName } }',
      variables: { key },
    }),
  });
  return { status: response.status, text: await response.text() };
}

describe('R26 keys', () => {
  it('have 256 random bits', () => {
    for (const name of ['tripKey', 'hotelKey', 'invitationCode']) {
      expect(Buffer.from(story.secrets[name] ?? '', 'base64url')).toHaveLength(32);
    }
  });

  it('answer alike when they are wrong, were replaced, or are impossible', async () => {
    const opened = await story.api.app.db
      .selectFrom('travels')
      .select('id')
      .where('public_key_hash', 'is not', null);
    expect(await opened.execute()).not.toEqual([]);
    const replaced = story.secrets.tripKey ?? '';
    const wrong = await tripByKey('A'.repeat(43));
    expect(wrong).toEqual({ status: 200, text: '{"data":{"travelByKey":null}}' });
    expect(await tripByKey(replaced)).toEqual(wrong);
    expect(await tripByKey('')).toEqual(wrong);
    expect(await tripByKey(`${replaced}=`)).toEqual(wrong);
  });

  it('of documents answer alike when altered, and as ones that never were', async () => {
    const response = await story.nobody().fetch('/documents/nonsense');
    const never = { status: response.status, text: await response.text() };
    expect(never.status).toBe(404);
    expect(story.wrongAnswers).toEqual(story.wrongAnswers.map(() => never));
    expect(story.wrongAnswers.length).toBeGreaterThan(0);
  });

  it('come with answers that are neither kept, nor found, nor sent to the next site', async () => {
    const graphql = await story.nobody().fetch('/graphql?query=%7B__typename%7D');
    const document = await story.nobody().fetch('/documents/nonsense');
    for (const { headers } of [graphql, document]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('are nowhere in the database', async () => {
    const { rows: tables } = await sql<{ table_schema: string; table_name: string }>`
      select table_schema, table_name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
      story.api.app.db,
    );
    expect(tables.length).toBeGreaterThan(20);
    const hits: string[] = [];
    for (const { table_schema, table_name } of tables) {
      if (/^(propert|search_entries|regions)/.test(table_name)) continue;
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(`${table_schema}.${table_name}`)} t`.execute(story.api.app.db);
      for (const [name, secret] of Object.entries(story.secrets)) {
        if (rows.some(({ row }) => row.includes(secret))) hits.push(`${table_name}: ${name}`);
      }
    }
    expect(hits).toEqual([]);
  });
});

describe('R28 the log', () => {
  it('tells of everything that happened', () => {
    const events = story
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { event?: string; path?: string });
    const requests = events.filter(({ event }) => event === 'request');
    expect(requests.length).toBeGreaterThan(20);
    expect(events.map(({ event }) => event)).toContain('request-failed');
    expect(new Set(requests.map(({ path }) => path))).toEqual(
      new Set(['/graphql', '/documents/*', 'unknown']),
    );
  });

  it('holds no card number, token, key, address or name of a guest', async () => {
    const { email } = await story.api.app.db
      .selectFrom('travels')
      .select('email')
      .where('email', '=', addresses.booker)
      .executeTakeFirstOrThrow();
    // The canaries really went through: one of them is in the database, where it belongs.
    expect(email).toBe(addresses.booker);
    const canaries = {
      ...story.secrets,
      ...addresses,
      ...guest,
      pan,
      panWithoutSpaces: pan.replaceAll(' ', ''),
      phone: '98761234',
      secretKey: 'sk_test_canary123',
      demoAddress: 'osaka@sakura.example',
    };
    const hits = Object.entries(canaries).filter(
      ([, canary]) => canary === '' || story.log().includes(canary),
    );
    expect(hits.map(([name]) => name)).toEqual([]);
  });

  it('names the request of an exception, whose answer tells nothing else', () => {
    const [error] = story.thrown.body.errors ?? [];
    expect(error?.message).toBe('Unexpected error.');
    expect(error?.extensions).toEqual({
      code: 'INTERNAL',
      requestId: story.thrown.headers.get('x-request-id'),
    });
    expect(story.thrown.body.data).toBeNull();
    const logged = story
      .log()
      .split('\n')
      .find((line) => line.includes('request-failed'));
    expect(logged).toContain(String(error?.extensions?.requestId));
    expect(logged).toContain('card [card] of [email], key [key], token [token], [secret]');
  });
});

describe('R29 a false host', () => {
  it('changes no link of a mail', () => {
    expect(story.mails.length).toBeGreaterThanOrEqual(4);
    const texts = story.mails.map(({ text, html }) => `${text} ${html ?? ''}`);
    const found = texts.flatMap(linksIn).map((link) => new URL(link).origin);
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter((origin) => !origins.includes(origin))).toEqual([]);
    for (const text of texts) expect(text).not.toContain(evilHost);
  });

  it('changes no link of an answer or a document', () => {
    expect(story.links.length).toBeGreaterThanOrEqual(3);
    for (const link of story.links) expect([link, link.includes(evilHost)]).toEqual([link, false]);
    for (const link of story.links.slice(0, 3)) expect(origins).toContain(new URL(link).origin);
  });

  it.each([
    'https://evil.example/settings/cards',
    '//evil.example/settings',
    'http://localhost:8080@evil.example/',
    'http://localhost:8080.evil.example/',
    'javascript:alert(1)',
    '/settings/cards',
  ])('is no place to come back to from the card provider: %s', async (returnUrl) => {
    const response = await story.admin().query(
      `mutation ($input: ChallengeToRegisterCreditCardInput!) {
        challengeToRegisterCreditCard(input: $input) { __typename }
      }`,
      { input: { paymentMethodId: 'pm_card_visa', nickname: 'x', returnUrl, idempotencyKey: randomUUID() } },
    );
    expect(response.errorCodes).toEqual(['BAD_USER_INPUT']);
  });

  it('is sent nowhere', async () => {
    for (const path of ['/graphql', '/', '/%2Fevil.example', '/documents//evil.example', '/healthz']) {
      const response = await story.nobody().fetch(path);
      expect(response.headers.get('location')).toBeNull();
      expect(await response.text()).not.toContain(evilHost);
    }
  });
});
