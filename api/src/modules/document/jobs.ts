import type { AppContext } from '../../context.ts';
import { onConnectionsFor } from '../../db/connection-purpose.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { storeInvoice, storeReceipt } from './stored-papers.ts';
import { findInvoicesWithoutPaper, findReceiptsWithoutPaper } from './unstored-store.ts';

const SWEEP_SECONDS = 60;

/** Registers the storing of papers; call before the queue is started. */
export function registerDocumentJobs(app: AppContext): void {
  app.jobs.schedule('paper-sweep', SWEEP_SECONDS, () => onConnectionsFor('long', () => storePapers(app)));
}

/** Stores every paper that was issued and is not stored yet, some hundreds at a time. */
export async function storePapers(app: AppContext): Promise<void> {
  await forEachInTurn(['ISSUED', 'VOID'] as const, async (edition) =>
    forEachInTurn(await findInvoicesWithoutPaper(app.db, edition), async (invoice) => {
      await storeInvoice(app, invoice, edition);
    }),
  );
  await forEachInTurn(await findReceiptsWithoutPaper(app.db), async (receipt) => {
    await storeReceipt(app, receipt, 'ISSUED');
  });
}
