import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const html = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Yado</title>
</head>
<body><div id="root"><main><h1>サインイン</h1><form><input name="email"></form></main></div></body>
</html>
`;

/** A page that needs nothing but its HTML: how fast a page can be painted on this machine. */
export async function serveBarePage(): Promise<{ site: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
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
