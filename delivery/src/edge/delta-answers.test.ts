import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';

const SCRIPT = 'host/dist/static/js/index.js';
/** Texts that no encoding makes much shorter. */
const code = Array.from({ length: 100 }, (_, at) =>
  createHash('sha256').update(`${at}`).digest('base64'),
).join();

test('sends a browser that has the file of another release what differs, for its own cache alone', async () => {
  const workspace = await createWorkspace();
  const publish = async (text: string) => {
    await workspace.buildHost();
    await workspace.write(SCRIPT, text);
    await workspace.release('publish', '--all');
  };
  await workspace.buildRemote('search');
  await publish(code);
  await publish(code.replace('a', 'b'));
  const edge = await startEdge(workspace);
  const { body } = await edge.inject({ url: '/', headers: { host: 'localhost', accept: 'text/html' } });
  const [url] = /\/releases\/host\/\w+\/static\/js\/index\.js/.exec(body) ?? [];
  const before = Buffer.from(code);
  const answer = await edge.inject({
    url: url ?? '',
    headers: {
      host: 'localhost',
      'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
      'available-dictionary': `:${createHash('sha256').update(before).digest('base64')}:`,
    },
  });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'dcz',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/releases/host/*/static/js/index.js"',
  });
  expect(answer.rawPayload.length).toBeLessThan(150);
  const text = zstdDecompressSync(answer.rawPayload.subarray(40), { dictionary: before }).toString();
  expect(text).toBe(code.replace('a', 'b'));
});
