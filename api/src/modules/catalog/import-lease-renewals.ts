import type { Db } from '../../db/client.ts';
import { onConnectionsFor } from '../../db/connection-purpose.ts';
import type { Log } from '../../lib/logger.ts';
import { type ImportLease, LEASE_MS, writeUnderLease } from './import-lease.ts';

/** Three renewals may fail before the lease ends. */
export const RENEW_MS = LEASE_MS / 4;

/**
 * Renews the lease until the returned function is called: an answer of the supplier, with all repetitions, may take longer
 * than a lease. A renewal waits for a page that is being written, which renews it as well.
 */
export function keepImportRenewed(
  { db, clock, log }: { db: Db; clock: () => Date; log: Log },
  lease: ImportLease,
): () => void {
  let underWay = false;
  const renew = async () => {
    if (underWay) return;
    underWay = true;
    try {
      await onConnectionsFor('vital', () => writeUnderLease(db, lease, clock, async () => {}));
    } catch (err) {
      // Where another process has it by now, the next page is not written.
      log.warn({ event: 'import-lease-not-renewed', kind: lease.kind, err }, 'lease of the import');
    } finally {
      underWay = false;
    }
  };
  const timer = setInterval(() => void renew(), RENEW_MS).unref();
  return () => clearInterval(timer);
}
