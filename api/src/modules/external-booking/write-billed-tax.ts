import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { insertBilledTax } from '../tax-ground/ground-store.ts';
import type { BilledTax } from '../tax-ground/settle-ground.ts';
import { addHistory } from '../travel/history-store.ts';

/** Writes the tax of a trip as its bill says, and that an operator did, into the trip's history. */
export async function writeBilledTax(
  tx: Transaction<Database>,
  travelId: string,
  billed: BilledTax,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const billedTaxId = await insertBilledTax(tx, travelId, billed, { userId, now });
  await addHistory(tx, {
    travelId,
    type: 'BILLED_TAX_RECORDED',
    by: 'OPERATOR',
    userId,
    price: billed.taxPrice,
    billedTaxId,
    now,
  });
}
