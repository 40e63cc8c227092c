import type { Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { sandbox } from './sandbox.ts';
import { readSession, type StoredSession, writeSession } from './stored-session.ts';

/** Long before a token ends, also where a test moves the clock of its page by half an hour. */
const KEPT_MS = 20 * 60_000;

/**
 * Sessions of the demonstration accounts that one worker continues with from test to test. Who ends a session on
 * purpose signs in by the form instead: every test of this worker shares the ones here.
 */
class KeptSessions {
  readonly #sessions = new Map<Account, { session: StoredSession; keptAt: number }>();

  /** Keeps the session with which the page is signed in. */
  async keep(page: Page, account: Account): Promise<void> {
    this.#sessions.set(account, { session: await readSession(page), keptAt: Date.now() });
  }

  /** Signs the browser of the page in with the kept session; false when there is none that is still good. */
  async restore(page: Page, account: Account, site: string): Promise<boolean> {
    const kept = this.#sessions.get(account);
    if (!kept) return false;
    if (Date.now() - kept.keptAt > KEPT_MS || !(await sandbox.knowsSession(kept.session))) {
      this.#sessions.delete(account);
      return false;
    }
    await writeSession(page, kept.session, site);
    return true;
  }
}

/** Sessions of this worker, which is a process of its own. */
export const keptSessions = new KeptSessions();
