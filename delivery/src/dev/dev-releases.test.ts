import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { devHost, devRemote } from './dev-releases.ts';

const computeIntegrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

async function serve(files: Record<string, string>): Promise<string> {
  const server = createServer((request, response) => {
    const content = files[request.url ?? ''];
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('describes the host by what its development server sends now', async () => {
  const files: Record<string, string> = { '/static/js/index.js': 'one', '/static/css/index.css': 'two' };
  const origin = await serve(files);
  files['/'] =
    `<script defer src="${origin}/static/js/index.js"></script><link href="/static/css/index.css" rel="stylesheet">`;
  const before = await devHost(origin);
  expect(before).toMatchObject({
    baseUrl: `${origin}/`,
    scripts: ['static/js/index.js'],
    styles: ['static/css/index.css'],
  });
  expect(before.files['static/js/index.js']?.integrity).toBe(computeIntegrity('one'));
  files['/static/js/index.js'] = 'edited';
  expect((await devHost(origin)).files['static/js/index.js']?.integrity).toBe(computeIntegrity('edited'));
});

test('describes a remote by its container and by the declaration in its sources', async () => {
  const repository = mkdtempSync(join(tmpdir(), 'yado-dev-'));
  mkdirSync(join(repository, 'remote-trips'));
  const declaration = {
    id: 'trips',
    name: '旅行',
    routes: [{ path: '/trips', access: 'signedIn', chunk: 'TripsScreen' }],
    menu: [],
    configSchema: {},
  };
  writeFileSync(join(repository, 'remote-trips', 'remote.json'), JSON.stringify(declaration));
  const entry = 'var yado_trips_0123abcdef;(() => {})()';
  const origin = await serve({ '/remoteEntry.js': entry });
  expect(await devRemote('trips', origin, repository)).toMatchObject({
    container: 'yado_trips_0123abcdef',
    entry: 'remoteEntry.js',
    declaration,
    files: { 'remoteEntry.js': { integrity: computeIntegrity(entry) } },
  });
});

test('refuses what is no container, such as the page of an error', async () => {
  const origin = await serve({ '/remoteEntry.js': '<html>Build failed</html>' });
  await expect(devRemote('trips', origin, '/')).rejects.toThrow(/no container of trips/);
});
