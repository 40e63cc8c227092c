import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { currentWorld } from './settings.ts';

/** What of a release document the tests look at. */
export interface ReleaseDocument {
  sequence: number;
  expiresAt: string;
  brand: { siteName: string };
  host: { stable: { baseUrl: string; styles: string[]; scripts: string[] } };
  remotes: Record<'public' | 'trips', { stable: RemoteRelease }>;
}

interface RemoteRelease {
  baseUrl: string;
  entry: string;
  initial: string[];
  chunks: Record<string, string[]>;
}

export interface Signed {
  document: string;
  signature: string;
}

const BOOT = /(<script type="application\/json" id="yado-boot">)(.*)(<\/script>)/;

/** The signed release document in a page's HTML. */
export function signedIn(html: string): Signed {
  return JSON.parse(BOOT.exec(html)?.[2] ?? '').signed as Signed;
}

/** The release document in a page's HTML. */
export function documentIn(html: string): ReleaseDocument {
  return JSON.parse(signedIn(html).document) as ReleaseDocument;
}

/** A document with these changes, signed by the site's own key or by one that nobody knows. */
export async function resigned(
  signed: Signed,
  changes: Partial<ReleaseDocument>,
  by: 'own key' | 'unknown key' = 'own key',
): Promise<Signed> {
  const document = JSON.stringify({ ...(JSON.parse(signed.document) as ReleaseDocument), ...changes });
  const key = by === 'own key' ? await ownKey() : generateKeyPairSync('ed25519').privateKey;
  return { ...signed, document, signature: sign(null, Buffer.from(document), key).toString('base64url') };
}

async function ownKey(): Promise<KeyObject> {
  const { keysDir } = await currentWorld();
  return createPrivateKey(readFileSync(join(keysDir, 'release-private.pem')));
}

/** From now on every page comes with another text in place of its boot data; answers with a way to end that. */
export async function replaceBootData(
  context: BrowserContext,
  change: (signed: Signed) => Promise<Signed> | string,
): Promise<() => Promise<void>> {
  const isPage = (url: URL) => !/\.\w+$|^\/graphql/.test(url.pathname);
  await context.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const boot = JSON.parse(BOOT.exec(html)?.[2] ?? '') as { signed: Signed };
    const changed = await change(boot.signed);
    const text = typeof changed === 'string' ? changed : JSON.stringify({ ...boot, signed: changed });
    const body = html.replace(BOOT, (_all, start: string, _boot, end: string) =>
      [start, text.replaceAll('<', '\\u003c'), end].join(''),
    );
    await route.fulfill({ response, body });
  });
  return () => context.unroute(isPage);
}
