import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { onConnectionsFor } from '../../db/connection-purpose.ts';
import { onePerDatabase } from '../../db/one-per-database.ts';
import { secondsFrom } from './attempt-run.ts';
import { renewLeases } from './attempt-store.ts';

/** Short, so that a dead process's attempt is picked up soon; renewed while the work continues. */
export const LEASE_SECONDS = 20;
export const RENEW_MS = 5_000;

/**
 * Renews the lease until the returned function is called. All leases of a process are renewed by one statement at a
 * time that waits for no lock: a booking that is stuck in its own transaction must not take connections from others.
 */
export function keepRenewed(app: AppContext, attemptId: string, owner: string): () => void {
  const renewals = getLeaseRenewals(app.db);
  renewals.add(app, attemptId, owner);
  return () => renewals.remove(owner);
}

const getLeaseRenewals = onePerDatabase((db) => new LeaseRenewals(db));

class LeaseRenewals {
  readonly #db: Db;
  readonly #attempts = new Map<string, string>();
  #timer: NodeJS.Timeout | null = null;
  #underWay = false;

  constructor(db: Db) {
    this.#db = db;
  }

  add(app: AppContext, attemptId: string, owner: string): void {
    this.#attempts.set(owner, attemptId);
    this.#timer ??= setInterval(() => void this.#renew(app), RENEW_MS).unref();
  }

  remove(owner: string): void {
    this.#attempts.delete(owner);
    if (this.#attempts.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  async #renew({ clock, log }: AppContext): Promise<void> {
    if (this.#underWay) return;
    this.#underWay = true;
    const leases = [...this.#attempts].map(([owner, attemptId]) => ({ owner, attemptId }));
    try {
      const until = secondsFrom(clock(), LEASE_SECONDS);
      await onConnectionsFor('vital', () => renewLeases(this.#db, leases, until));
    } catch (err) {
      // A lost renewal only means that leases may end early; the version fence still holds.
      log.warn({ event: 'leases-not-renewed', count: leases.length, err }, 'booking leases');
    } finally {
      this.#underWay = false;
    }
  }
}
