import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { ensureKeys } from '../signing/keys.ts';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';
import { type Grant, signGrant } from '../developer/token.ts';

const NOW = new Date();
const hoursFrom = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
const grant: Grant = {
  remote: 'search',
  origin: 'http://localhost:3100',
  host: 'localhost:8080',
  expiresAt: hoursFrom(1),
};

async function start({ open = true } = {}) {
  const workspace = await createWorkspace();
  const folder = workspace.config.developerKeysDir;
  const developer = await ensureKeys(folder, 'developer');
  await workspace.buildHost();
  await workspace.buildRemote('search', { routes: [{ path: '/', access: 'signedIn', chunk: 'Main' }] });
  await workspace.buildRemote('trips');
  await workspace.release('publish', '--all');
  const edge = await startEdge(workspace, {
    ...(open ? { developerKeysDir: folder } : {}),
    tenants: new Map([
      ['localhost:8080', 'default'],
      ['mirai.localhost:8080', 'mirai'],
    ]),
    now: () => NOW,
  });
  const get = (url: string, token?: string, headers = {}) =>
    edge.inject({
      url,
      headers: {
        host: 'localhost:8080',
        accept: 'text/html',
        cookie: `yado_bucket=7${token === undefined ? '' : `; yado_developer=${token}`}`,
        ...headers,
      },
    });
  return { workspace, developer, folder, get };
}

const parseBoot = ({ body }: LightMyRequestResponse) =>
  JSON.parse(/id="yado-boot">(.*)<\/script>/.exec(body)?.[1] as string);
const readPolicy = ({ headers }: LightMyRequestResponse) => String(headers['content-security-policy']);

/** Status, headers and bytes, but for what is random in each page. */
function alike({ statusCode, headers, body }: LightMyRequestResponse) {
  const { date: _date, 'x-request-id': id, ...rest } = headers;
  const text = JSON.stringify({ statusCode, rest, body });
  return text.replaceAll(String(id), 'request');
}

test('a page of a developer names the remote, its server, and none of the files that it replaces', async () => {
  const { get, developer } = await start();
  const [page, plain] = [await get('/', signGrant(grant, developer)), await get('/')];
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(parseBoot(page)).toMatchObject({
    signed: parseBoot(plain).signed,
    development: { remote: 'search', origin: 'http://localhost:3100' },
  });
  expect(plain.body).toMatch(/src="\/releases\/search\//);
  expect(page.body).not.toMatch(/src="\/releases\/search\//);
  // React first: the host's own would be in the page by then.
  const scripts = [...page.body.matchAll(/<script defer[^>]* src="([^"]+)"/g)].map(([, url]) => url);
  expect(scripts[0]).toBe('http://localhost:3100/development-react.js');
  expect(scripts[1]).toMatch(/^\/releases\/host\//);
});

test('the policy of such a page lets the one server in', async () => {
  const { get, developer } = await start();
  const origins = (policy: string) => policy.match(/(?:http|ws):\/\/\S*localhost[^\s;]*/g) ?? [];
  const policy = readPolicy(await get('/', signGrant(grant, developer)));
  expect(new Set(origins(policy))).toEqual(
    new Set(['http://localhost:3100', 'ws://localhost:3100', 'ws://*.localhost:3100']),
  );
  expect(policy).toMatch(/script-src 'self' (?:'sha256-[^']+' )+http:\/\/localhost:3100;/);
  expect(origins(readPolicy(await get('/')))).toEqual([]);
});

test('everyone else gets the page that they would get without any of this', async () => {
  const { get, developer, folder } = await start();
  const without = await start({ open: false });
  const stranger = await ensureKeys(join(folder, 'stranger'), 'developer');
  const valid = signGrant(grant, developer);
  const tokens = {
    forged: signGrant(grant, stranger),
    altered: valid.replace(/^./, 'f'),
    expired: signGrant({ ...grant, expiresAt: hoursFrom(-1) }, developer),
    'of another host': signGrant({ ...grant, host: 'mirai.localhost:8080' }, developer),
    empty: '',
  };
  const plain = alike(await get('/'));
  const accepted: string[] = [];
  for (const [what, token] of Object.entries(tokens))
    if (alike(await get('/', token)) !== plain) accepted.push(what);
  expect(accepted).toEqual([]);
  const shut = await without.get('/');
  expect(alike(await without.get('/', signGrant(grant, without.developer)))).toBe(alike(shut));
});

test('a token for one remote leaves the others as they are', async () => {
  const { get, developer } = await start();
  const token = signGrant(grant, developer);
  const named = ({ body }: LightMyRequestResponse) => body.match(/\/releases\/trips\/[^"]+/g);
  expect(named(await get('/trips', token))).toEqual(named(await get('/trips')));
  expect(named(await get('/trips', token))).not.toBeNull();
});

test('a token changes pages alone', async () => {
  const { get, developer } = await start();
  const token = signGrant(grant, developer);
  for (const url of ['/release.json', '/robots.txt', '/nothing.js', '/healthz'])
    expect(alike(await get(url, token))).toBe(alike(await get(url)));
});

test('a developer comes and goes without a restart of the edge', async () => {
  const { get, developer, folder } = await start();
  const token = signGrant(grant, developer);
  await rm(join(folder, 'developer-public.txt'));
  expect(parseBoot(await get('/', token)).development).toBeUndefined();
  await writeFile(join(folder, 'broken.txt'), 'no key');
  await writeFile(join(folder, 'hanako.txt'), developer.publicKey.text);
  expect(parseBoot(await get('/', token)).development).toBeDefined();
});

test('the link puts the token into a cookie that scripts and other sites have no part in, until it expires', async () => {
  const { get, developer } = await start();
  const token = signGrant(grant, developer);
  const response = await get(`/release/dev?token=${token}`);
  expect(response).toMatchObject({
    statusCode: 303,
    headers: { location: '/', 'cache-control': 'no-store' },
  });
  expect(response.headers['set-cookie']).toBe(
    `yado_developer=${token}; Path=/; Max-Age=3600; HttpOnly; SameSite=Strict`,
  );
  const ended = await get('/release/dev', token);
  expect(ended.headers['set-cookie']).toBe('yado_developer=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict');
});

test('a link with another token sets nothing', async () => {
  const { get, developer } = await start();
  const expired = signGrant({ ...grant, expiresAt: hoursFrom(-1) }, developer);
  for (const token of [expired, 'x', '', `${signGrant(grant, developer)}x.y`, 'a&token=b']) {
    const response = await get(`/release/dev?token=${token}`);
    expect(response.statusCode).toBe(403);
    expect(response.headers['set-cookie']).toBeUndefined();
  }
});
