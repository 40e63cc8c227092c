import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const body =
  '<body><div id="root"><main><h1>サインイン</h1><form><input name="email"></form></main></div></body>';

const bare = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Yado</title>
</head>
${body}
</html>
`;

/** A page of the bench's own. */
export interface ServedPage {
  site: string;
  close(): Promise<void>;
}

/** A page that needs nothing but its HTML: how fast a page can be painted on this machine. */
export function serveBarePage(): Promise<ServedPage> {
  return serve((_request, response) => sendPage(response, bare));
}

/**
 * The bare page below the head of a site's own page at the same address, with its styles, early scripts and files: how
 * fast a page with that head can be painted.
 */
export function serveBarePageWithHead(site: string): Promise<ServedPage> {
  const heads = new Map<string, Promise<string>>();
  const getHead = (path: string) => {
    const known = heads.get(path) ?? readHead(site + path);
    heads.set(path, known);
    return known;
  };
  return serve((incoming, response) => {
    const path = incoming.url ?? '/';
    // Nothing on the page would read an answer, and a request whose answer is not read never ends.
    if (path.startsWith('/graphql')) return response.writeHead(204).end();
    if (!incoming.headers.accept?.includes('text/html')) return passOn(site, incoming, response);
    void getHead(path).then((head) => sendPage(response, `${head}</head>${body}</html>`));
  });
}

async function readHead(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return html.slice(0, html.indexOf('</head>'));
}

function sendPage(response: ServerResponse, html: string): void {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    .end(brotliCompressSync(html));
}

function passOn(site: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const onward = request(
    site + url,
    { method, headers: { ...headers, host: new URL(site).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

async function serve(listener: RequestListener): Promise<ServedPage> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    site: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
