// @vitest-environment node
import { generateKeyPairSync, sign } from 'node:crypto';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchNewerSequence } from './newer-document.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'jwk' }).x as string;

const createDocument = (sequence: number, changes = {}) =>
  ({
    format: 1,
    tenant: 'default',
    sequence,
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
    ...changes,
  }) as ReleaseDocument;

function answer(content: ReleaseDocument, forged = false) {
  const document = JSON.stringify(content);
  const signature = sign(null, Buffer.from(forged ? `${document} ` : document), privateKey);
  const body = { document, signature: signature.toString('base64url'), keyId: 'k' };
  vi.stubGlobal('fetch', async () => Response.json(body));
}

afterEach(() => void vi.unstubAllGlobals());

it('resolves with the sequence of a newer document', async () => {
  answer(createDocument(6));
  expect(await fetchNewerSequence(createDocument(5), key)).toBe(6);
});

it.each([
  ["the page's own", createDocument(5), false],
  ['an older one', createDocument(4), false],
  ["another tenant's", createDocument(6, { tenant: 'mirai' }), false],
  ['an expired one', createDocument(6, { expiresAt: '2020-01-01T00:00:00Z' }), false],
  ['an altered one', createDocument(6), true],
])('ignores %s', async (_, content, forged) => {
  answer(content, forged);
  expect(await fetchNewerSequence(createDocument(5), key)).toBeNull();
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response('502', { status: 502 })],
  ['another format', async () => new Response('<html>')],
])('finds no newer document with %s', async (_, fetched) => {
  vi.stubGlobal('fetch', fetched);
  expect(await fetchNewerSequence(createDocument(5), key)).toBeNull();
});
