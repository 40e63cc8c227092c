import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import { addDays, dayInZone } from '../rate/calendar.ts';
import { type SellersLines, toLinesBySeller } from './invoice-lines.ts';
import { findIssuer } from './issuer.ts';
import { findAddressee, insertInvoice } from './invoice-store.ts';
import { getDueDate, lastFullMonth, toMonth, nextMonth, type Period } from './period.ts';
import type { InvoiceIssuer } from './tables.ts';
import { findBranchesToClose, findUnbilledRooms } from './unbilled-store.ts';

/**
 * Closes every month that is over in Japan, for every branch that books by invoice, oldest first; months missed while
 * nothing ran are caught up. Running it twice, or in two processes at once, closes each month once. A branch that can't be
 * closed does not keep the others waiting; the first failure is thrown.
 * @returns how many invoices were issued
 */
export async function closeMonths(app: AppContext): Promise<number> {
  const last = lastFullMonth(app.clock());
  let issued = 0;
  await forEachInTurn(await findBranchesToClose(app.db, last.startDate), (branch) =>
    recordFailures(app, { work: 'invoice-closing', subject: branch.branchId }, async () => {
      const first = branch.lastClosed
        ? nextMonth(toMonth(branch.lastClosed))
        : toMonth(dayInZone(branch.firstBookedAt, 'Asia/Tokyo'));
      for (let period = first; period.startDate <= last.startDate; period = nextMonth(period)) {
        if (await closeMonth(app, branch.branchId, period)) issued += 1;
      }
    }),
  );
  return issued;
}

/** True when an invoice came of it. Credits that outweigh what is owed wait for the next month. */
async function closeMonth(app: AppContext, branchId: string, period: Period): Promise<boolean> {
  const { startDate, endDate } = period;
  return app.db.transaction().execute(async (tx) => {
    const closing = await tx
      .insertInto('invoice_closings')
      .values({ branch_id: branchId, start_date: startDate, closed_at: app.clock() })
      .onConflict((conflict) => conflict.columns(['branch_id', 'start_date']).doNothing())
      .returning('branch_id')
      .executeTakeFirst();
    if (!closing) return false;
    const rooms = await findUnbilledRooms(tx, branchId, endDate);
    const bills = await toLinesBySeller(rooms, (agencyId) => findIssuer(app, tx, agencyId));
    const due = bills.filter(({ total }) => total > 0);
    const [first] = await issueEach(app, tx, due, { branchId, period });
    if (first === undefined) return false;
    await tx
      .updateTable('invoice_closings')
      .set({ invoice_id: first })
      .where('branch_id', '=', branchId)
      .where('start_date', '=', startDate)
      .execute();
    return true;
  });
}

/** One invoice for each seller; returns their ids. */
async function issueEach(
  app: AppContext,
  tx: Db,
  bills: readonly SellersLines<InvoiceIssuer>[],
  { branchId, period: { startDate, endDate } }: { branchId: string; period: Period },
): Promise<string[]> {
  const now = app.clock();
  const addressee = await findAddressee(tx, branchId);
  const ids: string[] = [];
  for (const [index, { issuer, lines, total }] of bills.entries()) {
    const invoice = {
      branch_id: branchId,
      status: 'ISSUED' as const,
      // A branch has one invoice that begins on a day: a further seller's of the same month says a later one.
      start_date: addDays(startDate, index),
      end_date: endDate,
      due_date: getDueDate(dayInZone(now, 'Asia/Tokyo'), app.config.invoice.dueDays),
      total_price: total,
      addressee,
      issuer,
      issued_at: now,
      updated_at: now,
    };
    ids.push(await insertInvoice(tx, invoice, lines));
  }
  return ids;
}
