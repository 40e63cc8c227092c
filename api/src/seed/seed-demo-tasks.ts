import type { AppContext } from '../context.ts';
import { type SeenTask, upsertTask } from '../modules/operator-task/operator-task-store.ts';
import { demoInvoiceBranchId } from './demo-trips.ts';

const demoTasks = [
  {
    kind: 'REFUND_FAILED',
    subject: 'demo-refund',
    price: 4_400,
    reference: 're_demo_0001',
    detail: 'code=charge_disputed',
  },
  {
    kind: 'AMOUNT_MISMATCH',
    subject: 'demo-amount',
    price: 1_200,
    reference: 'RC-105',
    detail: 'ours=13200 theirs=14400',
  },
] as const satisfies readonly SeenTask[];

/** Two things about the past trips on the operators' desk. Each once: a resolved one does not come again. */
export async function seedDemoTasks(app: AppContext): Promise<void> {
  const travels = await app.db
    .selectFrom('travels')
    .select('id')
    .where('branch_id', '=', demoInvoiceBranchId)
    .orderBy('created_at')
    .limit(demoTasks.length)
    .execute();
  for (const [index, task] of demoTasks.entries()) {
    const travelId = travels[index]?.id;
    const known = await app.db
      .selectFrom('operator_tasks')
      .select('id')
      .where('subject', '=', task.subject)
      .executeTakeFirst();
    if (known || !travelId) continue;
    await upsertTask(app.db, { ...task, travelId, branchId: demoInvoiceBranchId }, app.clock());
  }
}
