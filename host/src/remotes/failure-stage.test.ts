import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { afterEach, expect, it, vi } from 'vitest';
import { ContractBroken, failureStage } from './failure-stage.ts';

const release = { baseUrl: '/releases/trips/a/', entry: 'remoteEntry.js' } as RemoteRelease;
const chunkFailure = (type: string) =>
  Object.assign(new Error('Loading chunk s failed.'), {
    name: 'ChunkLoadError',
    type,
    request: '/releases/trips/a/s.js',
  });
const stylesheetFailure = Object.assign(new Error('Loading CSS chunk s failed.'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
  type: 'error',
  request: '/releases/trips/a/s.css',
});
const entryFailure = new Error('#RUNTIME-008 ScriptNetworkError: Failed to load script');

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['entry', 'a container script that is missing', entryFailure, 404],
  ['integrity', 'a container script of other bytes', entryFailure, 200],
  ['chunk', 'a chunk that is missing', chunkFailure('error'), 503],
  ['integrity', 'a chunk of other bytes', chunkFailure('error'), 200],
  ['chunk', 'a stylesheet that is missing', stylesheetFailure, 404],
  ['integrity', 'an address that is not in the document', new Error('not in the release document: /x'), 200],
  ['timeout', 'a chunk that never arrives', chunkFailure('timeout'), 200],
  [
    'timeout',
    'a container script that never arrives',
    new Error('ScriptNetworkError: Script "x" timed out.'),
    200,
  ],
  ['evaluation', 'a script that ran without its modules', chunkFailure('missing'), 200],
  ['evaluation', 'code that threw', new TypeError('x is undefined'), 200],
  ['contract', 'a remote without routes', new ContractBroken('the remote exposes no routes'), 200],
])('finds stage %s for %s', async (stage, _, error, status) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  expect(await failureStage(error, release)).toBe(stage);
});

it('takes a file for missing when the probe fails too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureStage(entryFailure, release)).toBe('entry');
});
