import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/lib/logger.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { bookTrip, download, getPath } from './_documents.ts';

interface Link {
  url: string;
  expiresAt: string;
}

describe('a link to a file', () => {
  let world: BookingWorld;
  let travelId: string;
  let offset = 0;
  const logged: string[] = [];

  beforeAll(async () => {
    const lines = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged.push(chunk.toString());
        done();
      },
    });
    world = await startBookingWorld({
      overrides: { clock: () => new Date(Date.now() + offset), log: createLogger('info', lines) },
    });
    travelId = (await bookTrip(world.api, world.api.as('employee@sakura.example'))).id;
  });
  afterAll(() => world.close());

  async function ask(): Promise<Link> {
    const response = await world.api
      .as('employee@sakura.example')
      .query<{ travelDetailDownloadLink: Link }>(
        `query ($id: ID!) { travelDetailDownloadLink(input: { travelId: $id }) { url expiresAt } }`,
        { id: travelId },
      );
    return response.expectNoErrors().travelDetailDownloadLink;
  }
  const open = async (url: string) => {
    const response = await fetch(new URL(url, world.api.url));
    return { status: response.status, body: await response.text() };
  };

  it('R27: is good for a minute, and its file comes under headers that keep it private', async () => {
    const link = await ask();
    expect(link.url).toMatch(/^http:\/\/localhost:8080\/documents\/[\w.-]+$/);
    const life = Date.parse(link.expiresAt) - Date.now();
    expect(life).toBeGreaterThan(0);
    expect(life).toBeLessThanOrEqual(60_000);
    const response = await download(world.api, link);
    expect(response.status).toBe(200);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w-]+\.pdf"; filename\*=UTF-8''%E/,
    );
  });

  it('R27: answers alike where it is altered, expired, foreign or its owner is gone', async () => {
    const path = getPath(await ask());
    const answers = [
      await open('/documents/'),
      await open('/documents/x'),
      await open('/documents/a/b'),
      await open(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`),
    ];
    const stranger = await world.api.as('admin@aozora.example').fetch(path);
    answers.push({ status: stranger.status, body: await stranger.text() });
    const colleague = await world.api.as('admin@sakura.example').fetch(path);
    answers.push({ status: colleague.status, body: await colleague.text() });
    offset = 61_000;
    answers.push(await open(path));
    offset = 0;
    const { db } = world.api.app;
    const setStatus = (status: 'ACTIVE' | 'DELETED') =>
      db.updateTable('users').set({ status }).where('id', '=', 'demo-sakura-employee').execute();
    await setStatus('DELETED');
    answers.push(await open(path));
    await setStatus('ACTIVE');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(404);
    expect(answers[0]?.body).toContain('リンクは無効');
    expect((await open(path)).status).toBe(200);
    expect((await world.api.as('employee@sakura.example').fetch(path)).status).toBe(200);
  });

  it('opens what its owner may see when it is opened, not when it was given', async () => {
    const path = getPath(await ask());
    const { db } = world.api.app;
    const moveTo = (branch_id: string) =>
      db.updateTable('users').set({ branch_id }).where('id', '=', 'demo-sakura-employee').execute();
    await moveTo('demo-branch-aozora');
    const moved = await open(path);
    await moveTo('demo-branch-sakura-tokyo');
    expect(moved.status).toBe(404);
  });

  it('says in words when its file can not be made, and logs why', async () => {
    const path = getPath(await ask());
    const { schema } = world.api.app.db;
    await schema.alterTable('travels').renameColumn('start_date', 'gone').execute();
    const failed = await open(path);
    await schema.alterTable('travels').renameColumn('gone', 'start_date').execute();
    expect(failed.status).toBe(500);
    expect(failed.body).toMatch(/^ファイルを作成できませんでした。.*お問い合わせ番号: (\w+)\)\n$/);
    const [, id = ''] = /番号: (\w+)/.exec(failed.body) ?? [];
    expect(logged.some((line) => line.includes('request-failed') && line.includes(id))).toBe(true);
    expect((await open(path)).status).toBe(200);
  });

  it('is never written into the log', async () => {
    const link = await ask();
    await download(world.api, link);
    const text = logged.join('');
    expect(text).toContain('"path":"/documents/*"');
    const token = getPath(link).split('/').at(-1) ?? '';
    expect(text).not.toContain(token.slice(-40));
  });
});
