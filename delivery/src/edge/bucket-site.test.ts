import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startBucket } from '../testing/_bucket.ts';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';

/** A site whose store is a bucket, asked over HTTP. */
async function start() {
  const workspace = await createWorkspace();
  const bucket = await startBucket();
  workspace.config.bucket = { ...bucket.config, prefix: 'site' };
  const publish = async (code: string) => {
    await workspace.buildHost();
    await workspace.buildRemote('search', {
      code: code.repeat(100),
      routes: [{ path: '/', access: 'public', chunk: 'Main' }],
    });
    await workspace.release('publish', '--all');
  };
  await publish('first');
  const edge = await startEdge(workspace);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.server.address() as AddressInfo;
  return { workspace, bucket, publish, get: (path: string, accept?: string) => get(port, path, accept) };
}

// Unlike fetch it sends the host name it is given, and leaves bodies as they come.
function get(port: number, path: string, encoding = 'identity') {
  const headers = { host: 'localhost', accept: 'text/html', 'accept-encoding': encoding };
  return new Promise<{ status?: number; encoding?: string; body: Buffer }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, encoding: response.headers['content-encoding'], body });
    })
      .on('error', reject)
      .end();
  });
}

const findEntry = ({ body }: { body: Buffer }) =>
  /\/releases\/search\/\w+\/remoteEntry\.js/.exec(String(body))?.[0];

test('publishes into a bucket, serves the page and its files from there, and goes back', async () => {
  const { publish, workspace, get } = await start();
  const first = findEntry(await get('/')) as string;
  expect(String((await get(first)).body)).toContain('firstfirst');
  const dense = await get(first, 'br');
  expect(dense.encoding).toBe('br');
  expect(String(brotliDecompressSync(dense.body))).toContain('firstfirst');

  await publish('second');
  const second = findEntry(await get('/')) as string;
  expect(second).not.toBe(first);
  expect(String((await get(second)).body)).toContain('secondsecond');

  await workspace.release('rollback', 'search');
  expect(findEntry(await get('/'))).toBe(first);
  expect((await get(second)).status).toBe(200);
});

test('goes back once, also when the bucket does not tell that it did', async () => {
  const { publish, workspace, bucket, get } = await start();
  const first = findEntry(await get('/'));
  await publish('second');
  let lost = 0;
  bucket.breakWith((method, key) =>
    method === 'PUT' && key.includes('/documents/default/') && lost++ === 0 ? 'unanswered' : undefined,
  );
  await workspace.release('rollback', 'search');
  expect(lost).toBeGreaterThan(1);
  expect(findEntry(await get('/'))).toBe(first);
});

test('answers with pages and cached files while the bucket fails', async () => {
  const { bucket, get } = await start();
  const entry = findEntry(await get('/')) as string;
  await get(entry);
  bucket.breakWith(() => 'refused');
  expect(findEntry(await get('/'))).toBe(entry);
  expect((await get(entry)).status).toBe(200);
  const unread = await get('/releases/search/unknown/remoteEntry.js');
  // Which bucket it is concerns nobody outside.
  expect([unread.status, String(unread.body)]).toEqual([500, '500\n']);
});
