import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { BOOT_ELEMENT_ID } from '@yado/shared/contract/boot-data';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadDocument } from './load-document.ts';

const KEY = 'yado:last-good-document';
const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519');
const DAY_MS = 86_400_000;

function signed(changes: object = {}, { privateKey } = ours) {
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const document = JSON.stringify({ format: 1, tenant: 'default', sequence: 5, expiresAt, ...changes });
  return {
    document,
    signature: sign(null, Buffer.from(document), privateKey).toString('base64url'),
    keyId: 'k',
  };
}

function page(content: string): void {
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ELEMENT_ID}"></script>`;
  (document.getElementById(BOOT_ELEMENT_ID) as HTMLElement).textContent = content;
}

const pageWith = (document: object) => page(JSON.stringify({ signed: document, bucket: 7, requestId: 'r' }));

function reasons(): string[] {
  const reported: string[] = [];
  const listen = (event: Event) => reported.push((event as CustomEvent).detail.reason);
  window.addEventListener('yado:event', listen);
  onTestFinished(() => window.removeEventListener('yado:event', listen));
  return reported;
}

const altered = () => {
  const one = signed({ sequence: 6 });
  return { ...one, document: one.document.replace('default', 'defaulu') };
};

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('YADO_RELEASE_PUBLIC_KEY', ours.publicKey.export({ format: 'jwk' }).x);
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
});

it('takes the document of the page and stores it', async () => {
  pageWith(signed());
  expect(await loadDocument()).toMatchObject({ document: { sequence: 5 }, boot: { bucket: 7 } });
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(signedInPage()));
});

it.each([
  ['one byte was changed', 'signature', altered],
  ['it is signed by another key', 'signature', () => signed({ sequence: 6 }, theirs)],
  ['it is older', 'older', () => signed({ sequence: 4 })],
  ["it is another tenant's", 'tenant', () => signed({ tenant: 'mirai', sequence: 6 })],
  ['it has expired', 'expired', () => signed({ sequence: 6, expiresAt: '2026-01-01T00:00:00Z' })],
])('takes the last good document, and reports why, when %s', async (_what, reason, document) => {
  const reported = reasons();
  localStorage.setItem(KEY, JSON.stringify(signed()));
  pageWith(document());
  expect(await loadDocument()).toMatchObject({ document: { tenant: 'default', sequence: 5 } });
  expect(reported).toEqual([reason]);
});

it.each(['', '{', 'null', '{}', '{"signed":{},"bucket":7}'])(
  'takes the last good document, and no canary, when the page holds %j in its place',
  async (content) => {
    const reported = reasons();
    localStorage.setItem(KEY, JSON.stringify(signed()));
    page(content);
    expect(await loadDocument()).toMatchObject({ document: { sequence: 5 }, boot: { bucket: 99 } });
    expect(reported).toEqual(['format']);
  },
);

it('verifies what is stored: it can neither refuse a good document nor replace a bad one', async () => {
  reasons();
  const high = signed({ sequence: 99 });
  const forged = { ...high, signature: signed().signature };
  for (const stored of [
    JSON.stringify(forged),
    JSON.stringify(signed({ sequence: 99 }, theirs)),
    '{',
    '{}',
  ]) {
    localStorage.setItem(KEY, stored);
    pageWith(signed());
    expect(await loadDocument()).toMatchObject({ document: { sequence: 5 } });
    localStorage.setItem(KEY, stored);
    pageWith(altered());
    expect(await loadDocument()).toBeNull();
  }
});

it.each([
  ['was altered', altered],
  ['is signed by another key', () => signed({}, theirs)],
  ['has expired', () => signed({ expiresAt: '2026-01-01T00:00:00Z' })],
])('trusts no document when it %s and none is stored', async (_what, document) => {
  pageWith(document());
  expect(await loadDocument()).toBeNull();
});

it('uses no last good document that has expired', async () => {
  localStorage.setItem(KEY, JSON.stringify(signed({ expiresAt: '2026-01-01T00:00:00Z' })));
  pageWith(altered());
  expect(await loadDocument()).toBeNull();
});

function signedInPage(): unknown {
  return JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '').signed;
}
