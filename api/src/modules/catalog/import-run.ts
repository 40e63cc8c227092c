import type { SupplierResult } from '../../adapters/supplier/supplier-result.ts';
import type { Supplier } from '../../adapters/supplier/supplier-port.ts';
import type { Db } from '../../db/client.ts';

export interface ImportRun {
  db: Db;
  supplier: Supplier;
  clock: () => Date;
  run: number;
  /** Where the run stopped, null at its beginning. */
  next: string | null;
  signal: AbortSignal;
}

/** The supplier did not give a page; the cursor stays and the run can continue later. */
export class ImportInterrupted extends Error {
  override name = 'ImportInterrupted';
}

/** Paging links live for a while only; then the run starts again from its beginning. */
export class ImportLinkExpired extends Error {
  override name = 'ImportLinkExpired';
}

const LEASE_MS = 120_000;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** The value of a page, or the reason why the import can't continue. */
export function pageOrThrow<T>(outcome: SupplierResult<T>, hadCursor: boolean): T {
  if (outcome.kind === 'ok') return outcome.value;
  if (outcome.kind === 'refused' && hadCursor) throw new ImportLinkExpired(outcome.code);
  throw new ImportInterrupted(
    outcome.kind === 'refused' ? `refused: ${outcome.code}` : `${outcome.reason}: ${outcome.detail}`,
  );
}
