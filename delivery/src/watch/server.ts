import { createServer, type Server, type ServerResponse } from 'node:http';
import { STATUS_PAGE_POLICY, statusPage } from './status-page.ts';
import type { Watcher } from './watcher.ts';

const REFRESH_S = 15;
/** Without a look for this long nobody ends a canary. */
const OVERDUE_MS = 30_000;

/** Serves the status page at `/`, and at `/healthz` whether the watcher still looks. */
export function createWatchServer(watcher: Watcher): Server {
  const { now } = watcher;
  return createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://watch');
    if (!url) return send(response, 400, 'text/plain', '400\n');
    const { pathname, searchParams } = url;
    const { parts, at, clocks } = watcher.latest();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, 'text/plain', '405\n');
    if (pathname === '/healthz') {
      const looks = at !== null && now().getTime() - at.getTime() < OVERDUE_MS;
      return send(response, looks ? 200 : 503, 'application/json', JSON.stringify({ looks, at }));
    }
    if (pathname !== '/') return send(response, 404, 'text/plain', '404\n');
    const refreshes = searchParams.get('refresh') !== 'off';
    // By a header, because a script is not needed for it and people can turn it off by a link.
    if (refreshes) response.setHeader('refresh', String(REFRESH_S));
    send(response, 200, 'text/html', statusPage(parts, at ?? now(), refreshes, clocks));
  });
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': STATUS_PAGE_POLICY,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
