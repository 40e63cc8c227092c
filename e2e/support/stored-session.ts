import type { Page } from '@playwright/test';

/** A signed-in session as the identity SDK leaves it in local storage: the entry's key and value. */
export type StoredSession = readonly [key: string, value: string];

/** The session with which the page is signed in. */
export async function readSession(page: Page): Promise<StoredSession> {
  const entry = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('firebase:authUser:')),
  );
  if (!entry) throw new Error('nobody is signed in in this browser');
  return entry;
}

/** Signs the browser of the page in with a session. */
export async function writeSession(page: Page, [key, value]: StoredSession, site = ''): Promise<void> {
  // A document of the site that starts no script, which would read the storage before it is filled.
  await page.goto(`${site}/healthz`);
  await page.evaluate((entry) => localStorage.setItem(...entry), [key, value] as const);
}

/** The same session with a token that is over: what a browser has in its storage after an hour elsewhere. */
export function expired([key, value]: StoredSession): StoredSession {
  const user = JSON.parse(value) as { stsTokenManager: { accessToken: string; expirationTime: number } };
  user.stsTokenManager.expirationTime = Date.now() - 60_000;
  return [key, JSON.stringify(user)];
}
