import type { SupplierPage } from '../../adapters/supplier/supplier-port.ts';
import type { Supplier } from '../../adapters/supplier/supplier-port.ts';
import type { SupplierResult } from '../../adapters/supplier/supplier-result.ts';
import type { Db } from '../../db/client.ts';
import type { ImportLease } from './import-lease.ts';
import type { ImportPart } from './import-part-store.ts';

/** One country of one kind, being imported. */
export interface ImportRun {
  db: Db;
  supplier: Supplier;
  clock: () => Date;
  lease: ImportLease;
  part: ImportPart;
  /** All that are on sale here; what lies elsewhere is not. */
  countries: readonly string[];
  signal: AbortSignal;
}

/** The supplier did not give a page; the cursor stays and the run can continue later. */
export class ImportInterrupted extends Error {
  override name = 'ImportInterrupted';
  /** True when the supplier refused this page; false when it gave no usable answer. */
  readonly refused: boolean;

  constructor(message: string, refused: boolean) {
    super(message);
    this.refused = refused;
  }
}

/** The value of an answer, or the reason why the import can't continue. */
export function valueOrThrow<T>(outcome: SupplierResult<T>): T {
  if (outcome.kind === 'ok') return outcome.value;
  const reason =
    outcome.kind === 'refused' ? `refused: ${outcome.code}` : `${outcome.reason}: ${outcome.detail}`;
  throw new ImportInterrupted(reason, outcome.kind === 'refused');
}

/** The page behind a stored cursor. Cursors live for a while only: past that the list begins again. */
export async function openPage<T>(
  fetch: (next: string | null) => Promise<SupplierResult<SupplierPage<T>>>,
  stored: string | null,
): Promise<SupplierPage<T>> {
  const outcome = await fetch(stored);
  return valueOrThrow(outcome.kind === 'refused' && stored !== null ? await fetch(null) : outcome);
}
