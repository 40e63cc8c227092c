import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { openStore } from '../store/open-store.ts';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace, sha256 } from '../testing/_workspace.ts';
import { hashSource } from './content-security-policy.ts';

const host = 'yado.example';
const QUERY = 'query HotelQuery($id: ID!) {\n  hotel(id: $id) {\n    name\n  }\n}\n';
const id = sha256(QUERY);
const routes = [
  { path: '/p/hotels/:key', access: 'public' as const, chunk: 'Main', title: 'ホテルのご案内' },
];
const client = 'document.title';

/** What a build leaves: `render` is the body of a function of `visit`. */
const toServer = (render: string) => `var wholePages = { Main: {
  ask: ({ params, search }) => ({ id: '${id}', variables: { id: params.key, search } }),
  render: (visit) => { ${render} },
} }`;
const shows = `return {
  status: visit.data.hotel ? 200 : 404,
  title: 'ホテル｜' + visit.site.brand.siteName,
  content: '<h1>' + (visit.data.hotel?.name ?? 'ありません') + '</h1><a href="' + visit.licenses + '">x</a>',
  styles: '.a{color:red}',
}`;

const answers: RequestListener = (request, response) => {
  const { id: asked } = JSON.parse(
    new URL(request.url ?? '', 'http://api').searchParams.get('variables') ?? '{}',
  );
  response.end(JSON.stringify({ data: { hotel: asked === 'good key' ? { name: '海の宿' } : null } }));
};

async function start(render: string, api: RequestListener = answers) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    api(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const workspace = await createWorkspace();
  await workspace.buildHost();
  const wholePages = { file: 'whole-pages/pages.json', screens: ['Main'] };
  await workspace.buildRemote('public', { routes, operations: { [id]: QUERY }, assets: { wholePages } });
  await workspace.writeJson('remote-public/dist/whole-pages/pages.json', {
    server: toServer(render),
    client,
  });
  await workspace.release('publish', '--all');
  const lines: string[] = [];
  const edge = await startEdge(workspace, {
    tenants: new Map([[host, 'default']]),
    apiOrigins: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
    logTo: { write: (line) => void lines.push(line) },
  });
  const get = (url: string, more: Record<string, string> = {}) =>
    edge.inject({
      url,
      headers: { host, accept: 'text/html', cookie: 'yado_bucket=5', 'if-none-match': 'x', ...more },
    });
  return { workspace, edge, get, seen, lines };
}

const isScreen = (body: string) => body.includes('id="yado-boot"');

test('sends a page with its data, which needs nothing else', async () => {
  const { get, seen } = await start(shows);
  const page = await get('/p/hotels/good%20key?lang=en');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h1>海の宿</h1>');
  expect(page.body).toContain('<title>ホテル｜Yado</title>');
  expect(page.body).toContain('<meta property="og:title" content="ホテルのご案内｜Yado');
  expect(page.body).toMatch(/href="\/releases\/host\/\w+\/third-party\.txt"/);
  expect(page.body).not.toMatch(/yado-boot|<link rel="stylesheet"|<script src/);
  const [request] = seen;
  expect(new URL(request?.url ?? '', 'http://api').searchParams.get('id')).toBe(id);
  expect(request?.url).toContain(encodeURIComponent('"search":"?lang=en"'));
  expect(request?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': host });
  expect(request?.headers).not.toHaveProperty('cookie');
  expect(request?.headers).not.toHaveProperty('if-none-match');
});

test('keeps nothing of a page with a key, and allows the texts in it alone', async () => {
  const { get, seen } = await start(shows);
  for (const key of ['good%20key', 'good%20key', 'bad']) {
    const page = await get(`/p/hotels/${key}`);
    expect(page.statusCode).toBe(key === 'bad' ? 404 : 200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    const policy = String(page.headers['content-security-policy']);
    const style = /<style>([^<]*)<\/style>/.exec(page.body)?.[1] ?? '';
    expect(policy).toContain(hashSource(style));
    expect(policy).toContain(hashSource(client));
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
  expect(seen).toHaveLength(3);
});

test.each([
  ['throws', 'throw new Error("secret: " + visit.data.hotel.name)'],
  ['makes something else', 'return { status: 200, title: "x" }'],
  [
    'makes styles that end their element',
    'return { status: 200, title: "", content: "", styles: "</style>" }',
  ],
  ['never ends', 'for (;;);'],
  ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(visit));'],
  ['looks for files', 'return require("node:fs").readFileSync("/etc/hostname", "utf8")'],
  ['looks for the environment', 'return { ...process.env }'],
])('sends the screen instead of a page whose code %s, and serves on', async (_what, render) => {
  const { get, edge, lines } = await start(render);
  const page = await get('/p/hotels/good%20key');
  expect(page.statusCode).toBe(200);
  expect(isScreen(page.body)).toBe(true);
  expect(page.headers['cache-control']).toBe('no-store');
  expect((await edge.inject({ url: '/readyz', headers: { host } })).statusCode).toBe(200);
  expect(isScreen((await get('/p/hotels/good%20key')).body)).toBe(true);
  const failures = lines.filter((line) => line.includes('a whole page failed'));
  expect(failures).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/海の宿|good|secret/);
  expect(lines.some((line) => line.includes('"stage":"render"'))).toBe(true);
});

test.each<[string, RequestListener]>([
  ['refuses', (_request, response) => response.writeHead(429).end('{"errors":[{}]}')],
  ['answers with errors', (_request, response) => response.end('{"data":{"hotel":null},"errors":[{}]}')],
  ['answers with something else', (_request, response) => response.end('<html>')],
  ['breaks off', (request) => request.destroy()],
  ['is silent', () => {}],
])(
  'sends the screen instead of a page when the API %s, which is no fault of the release',
  async (_what, api) => {
    const { get, lines } = await start(shows, api);
    expect(isScreen((await get('/p/hotels/good%20key')).body)).toBe(true);
    expect(lines.join('')).not.toContain('"stage":"render"');
    expect(lines.join('')).not.toContain('good');
  },
);

test('sends the screen when the file of the pages is not as it was published', async () => {
  const { workspace, get, lines, seen } = await start(shows);
  const store = await openStore(workspace.config);
  const { publicKey } = await ensureKeys(workspace.config.keysDir);
  const live = await currentDocument(store, 'default', publicKey);
  const { baseUrl = '', wholePages } = live?.remotes.public?.stable ?? {};
  expect(wholePages?.screens).toEqual(['Main']);
  const altered = JSON.stringify({ server: toServer(shows.replace('200', '201')), client });
  await writeFile(join(workspace.config.storeDir, baseUrl, wholePages?.file ?? ''), altered);
  expect(isScreen((await get('/p/hotels/good%20key')).body)).toBe(true);
  expect(lines.join('')).toContain('not as they were published');
  expect(seen).toEqual([]);
});

test('gives each of many visitors the page of their own key, also while a thread is given up', async () => {
  const { get } = await start(`if (visit.address.search === '?hang') for (;;); ${shows}`);
  const urls = Array.from({ length: 30 }, (_each, index) => `/p/hotels/${index % 3 ? 'good%20key' : 'bad'}`);
  const pages = await Promise.all([...urls, '/p/hotels/good%20key?hang', ...urls].map((url) => get(url)));
  for (const [index, url] of [...urls, '', ...urls].entries()) {
    const { body } = pages[index] ?? { body: '' };
    if (isScreen(body)) continue;
    expect([url, body.includes('海の宿')]).toEqual([url, url.includes('good')]);
  }
  expect(pages.slice(0, 30).some(({ body }) => body.includes('海の宿'))).toBe(true);
});

test('leads on to what the page says, on this site alone', async () => {
  const { get } = await start("return { location: '/documents/abc' }");
  const answer = await get('/p/hotels/good%20key?download=ja-JP', { 'accept-encoding': 'br' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers).toMatchObject({ location: '/documents/abc', 'cache-control': 'no-store' });
  for (const location of ['//evil.example/', 'https://evil.example/', '/\\\\evil.example', 'x']) {
    const elsewhere = await start(`return { location: ${JSON.stringify(location)} }`);
    expect(isScreen((await elsewhere.get('/p/hotels/good%20key')).body)).toBe(true);
  }
});

test('answers HEAD as GET, and sends compressed what is asked for so', async () => {
  const { edge } = await start(shows);
  const headers = { host, accept: '*/*', 'accept-encoding': 'br' };
  const page = await edge.inject({ url: '/p/hotels/good%20key', headers });
  expect(page.headers['content-encoding']).toBe('br');
  const head = await edge.inject({ method: 'HEAD', url: '/p/hotels/good%20key', headers });
  expect(head.statusCode).toBe(200);
  expect(head.headers['content-length']).toBe(String(page.rawPayload.length));
});
