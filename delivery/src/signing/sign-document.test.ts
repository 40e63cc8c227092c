import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildDocument } from '../testing/_document.ts';
import { ensureKeys, readKeys, readPublicKey } from './keys.ts';
import { openDocument, signDocument } from './sign-document.ts';

async function keysFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'yado-keys-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'keys');
}

test('opens what it signed', async () => {
  const keys = await ensureKeys(await keysFolder());
  expect(openDocument(signDocument(buildDocument(), keys), keys.publicKey)).toEqual(buildDocument());
});

test('refuses a document of which one byte was changed, wherever it is', async () => {
  const keys = await ensureKeys(await keysFolder());
  const signed = signDocument(buildDocument(), keys);
  const bytes = Buffer.from(signed.document);
  for (let at = 0; at < bytes.length; at += 97) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] as number) ^ 1;
    expect(openDocument({ ...signed, document: altered.toString('latin1') }, keys.publicKey)).toBeNull();
  }
});

test('refuses a changed, empty or foreign signature', async () => {
  const keys = await ensureKeys(await keysFolder());
  const other = await ensureKeys(await keysFolder());
  const signed = signDocument(buildDocument(), keys);
  const bytes = Buffer.from(signed.signature, 'base64url');
  bytes[0] = (bytes[0] as number) ^ 1;
  expect(openDocument({ ...signed, signature: bytes.toString('base64url') }, keys.publicKey)).toBeNull();
  expect(openDocument({ ...signed, signature: '' }, keys.publicKey)).toBeNull();
  expect(openDocument(signed, other.publicKey)).toBeNull();
});

test('verifies in a browser with the public key as the host is built with it', async () => {
  const keys = await ensureKeys(await keysFolder());
  const signed = signDocument(buildDocument(), keys);
  const raw = Buffer.from(keys.publicKey.text, 'base64url');
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  const signature = Buffer.from(signed.signature, 'base64url');
  expect(await crypto.subtle.verify('Ed25519', key, signature, Buffer.from(signed.document))).toBe(true);
});

test('makes the keys once, even when asked twice at the same moment', async () => {
  const folder = await keysFolder();
  const made = await Promise.all([ensureKeys(folder), ensureKeys(folder)]);
  const later = await ensureKeys(folder);
  expect(new Set([...made, later].map(({ publicKey }) => publicKey.text)).size).toBe(1);
  expect((await readPublicKey(folder)).id).toBe(later.publicKey.id);
});

test('keeps the private key from other users of the machine', async () => {
  const folder = await keysFolder();
  await ensureKeys(folder);
  expect((await stat(join(folder, 'release-private.pem'))).mode & 0o077).toBe(0);
});

test('says how to get a missing public key', async () => {
  await expect(readPublicKey(await keysFolder())).rejects.toThrow('npm run release -- keys');
});

test('makes no key for what only signs, and says how to get one', async () => {
  const folder = await keysFolder();
  await mkdir(folder);
  await expect(readKeys(folder)).rejects.toThrow('npm run release -- keys');
  expect(await readdir(folder)).toEqual([]);
  const made = await ensureKeys(folder);
  expect((await readKeys(folder)).publicKey.text).toBe(made.publicKey.text);
});
