import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureKeys } from '../signing/keys.ts';
import { type Grant, openGrant, signGrant } from './token.ts';

const NOW = new Date('2026-11-01T00:00:00.000Z');
const grant: Grant = {
  remote: 'search',
  origin: 'http://localhost:3100',
  host: 'yado.example',
  expiresAt: '2026-11-01T08:00:00.000Z',
};

async function developer() {
  const folder = await mkdtemp(join(tmpdir(), 'yado-developer-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return ensureKeys(folder, 'developer');
}

test('opens a token of any known developer', async () => {
  const [one, other] = [await developer(), await developer()];
  const known = [one.publicKey, other.publicKey];
  expect(openGrant(signGrant(grant, one), known, 'yado.example', NOW)).toEqual(grant);
  expect(openGrant(signGrant(grant, other), known, 'yado.example', NOW)).toEqual(grant);
});

test('refuses a token of an unknown developer, and any altered one', async () => {
  const [known, stranger] = [await developer(), await developer()];
  const open = (token: string) => openGrant(token, [known.publicKey], 'yado.example', NOW);
  expect(open(signGrant(grant, stranger))).toBeNull();
  const [text, signature] = signGrant(grant, known).split('.');
  const other = Buffer.from(JSON.stringify({ ...grant, remote: 'booking' })).toString('base64url');
  const altered = [`${text}.${signature};`, `${text}.${signature}.`, `${other}.${signature}`];
  const broken = [`${text}.`, `${text}`, '.', '', 'x.y', `${signature}.${text}`];
  expect([...altered, ...broken].filter((token) => open(token) !== null)).toEqual([]);
});

test.each<[string, Partial<Grant> & Record<string, unknown>]>([
  ['has expired', { expiresAt: '2026-11-01T00:00:00.000Z' }],
  ['lives longer than a working day', { expiresAt: '2026-11-01T12:00:01.000Z' }],
  ['holds for another site', { host: 'mirai.example' }],
  ['names a server elsewhere', { origin: 'http://evil.example:80' }],
  ['would add to the policy', { origin: "http://localhost:1 'unsafe-inline'" }],
  ['names no remote', { remote: '__proto__' }],
  ['says more than it may', { also: 'host' }],
])('refuses a token that %s', async (_what, change) => {
  const keys = await developer();
  const token = signGrant({ ...grant, ...change } as Grant, keys);
  expect(openGrant(token, [keys.publicKey], 'yado.example', NOW)).toBeNull();
});
