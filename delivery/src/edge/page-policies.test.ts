import { expect, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';

const STRIPE = 'http://127.0.0.1:4102';
const MAPS = 'http://127.0.0.1:4106';
const IDENTITY = 'http://127.0.0.1:4103';
const FILE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page's policy as it leaves the edge; `scripts` and `cards` are origins beyond our own. */
function pagePolicy({ scripts = '', cards = '', styles = '', keepsTypes = false }): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'hash' 'hash' 'hash' 'hash'${scripts}`,
    `style-src 'self'${styles} 'hash'`,
    "img-src 'self' data: http://127.0.0.1:4101",
    "font-src 'none'",
    `connect-src 'self' ${IDENTITY}${cards}`,
    `frame-src ${cards.trim() || "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-to site',
    ...(keepsTypes ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ');
}

const ordinary = pagePolicy({ keepsTypes: true });

test.each([
  ['a screen', 'localhost', '/', 200, ordinary],
  ['a screen with a query', 'localhost', '/?next=/settings/cards', 200, ordinary],
  ['a page of a guest', 'localhost', '/p/trips/key', 404, ordinary],
  ['a page that is not there', 'localhost', '/nowhere', 404, ordinary],
  [
    'the page of the cards',
    'localhost',
    '/settings/cards',
    404,
    pagePolicy({ scripts: ` ${STRIPE}`, cards: ` ${STRIPE}` }),
  ],
  [
    'a step of a booking',
    'localhost',
    '/booking/1/payment',
    404,
    pagePolicy({ scripts: ` ${STRIPE}`, cards: ` ${STRIPE}` }),
  ],
  [
    'a screen with a map of a site with its own map key',
    'mirai.localhost',
    '/',
    200,
    pagePolicy({ scripts: ` ${MAPS}`, styles: " 'nonce-N'" }),
  ],
  [
    'a card page of such a site',
    'mirai.localhost',
    '/settings/cards',
    404,
    pagePolicy({ scripts: ` ${STRIPE}`, cards: ` ${STRIPE}` }),
  ],
  ['a screen without a map of such a site', 'mirai.localhost', '/trips', 404, ordinary],
  ['a file that is not there', 'localhost', '/releases/host/none/x.js', 404, FILE],
  ['the icon', 'localhost', '/favicon.svg', 200, FILE],
  ['robots.txt', 'localhost', '/robots.txt', 200, FILE],
  ['a name that is not ours', 'evil.example', '/', 421, FILE],
])('%s has this policy and no other', async (_what, host, url, status, expected) => {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search', { routes: [{ path: '/', access: 'signedIn', chunk: 'Main' }] });
  await workspace.release('publish', '--all');
  const edge = await startEdge(workspace, {
    tenants: new Map([
      ['localhost', 'default'],
      ['mirai.localhost', 'mirai'],
    ]),
  });
  const response = await edge.inject({ url, headers: { host, accept: 'text/html' } });
  expect(response.statusCode).toBe(status);
  const policy = response.headers['content-security-policy'];
  const named = String(policy)
    .replaceAll(/'nonce-[\w-]{22}'/g, "'nonce-N'")
    .replaceAll(/'sha256-[\w+/]{43}='/g, "'hash'");
  expect(named).toBe(expected);
});
