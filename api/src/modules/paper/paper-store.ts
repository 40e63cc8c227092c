import { createHash } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { PaperEdition, PaperRow } from './tables.ts';

export type NewPaper = Omit<PaperRow, 'id' | 'sha256' | 'size'>;
/** Which paper: of an invoice or of a receipt, and which edition of it. */
export type PaperOf = { edition: PaperEdition } & ({ invoiceId: string } | { receiptId: string });

/** The stored paper; null while there is none. Unscoped: for invoices and receipts already checked. */
export async function findPaperOf(db: Db, paper: PaperOf): Promise<PaperRow | null> {
  const [column, id] =
    'invoiceId' in paper
      ? (['invoice_id', paper.invoiceId] as const)
      : (['receipt_id', paper.receiptId] as const);
  const row = await db
    .selectFrom('papers')
    .selectAll()
    .where(column, '=', id)
    .where('edition', '=', paper.edition)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a paper once: where two do it at the same time, the first one's bytes stay. */
export async function insertPaper(db: Db, paper: NewPaper, bytes: Buffer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('papers')
      .values({
        ...paper,
        id: newId(),
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await tx.insertInto('paper_bytes').values({ paper_id: row.id, bytes }).execute();
  });
}

/** The bytes of a paper. Unscoped: for papers already checked. */
export async function readPaperBytes(db: Db, paperId: string): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('paper_bytes')
    .select('bytes')
    .where('paper_id', '=', paperId)
    .executeTakeFirstOrThrow();
  // One driver answers with a Buffer, the other with a plain array of bytes.
  return Buffer.from(bytes);
}
