import type { AppContext } from '../context.ts';
import { type SeenTask, upsertTask } from '../modules/operator-task/operator-task-store.ts';
import { demoInvoiceBranchId, type demoTrips } from './demo-trips.ts';

const demoTasks = [
  {
    hotel: '梅田ステーションホテル',
    kind: 'MAIL_REFUSED',
    subject: 'demo-mail',
    price: null,
    reference: 'employee@sakura.example',
    detail: 'mail=BOOKED reply=550',
  },
  {
    hotel: '札幌大通ホテル',
    kind: 'AMOUNT_MISMATCH',
    subject: 'demo-amount',
    price: 1_200,
    reference: 'RC-105',
    detail: 'ours=13200 theirs=14400',
  },
] as const satisfies readonly (SeenTask & { hotel: (typeof demoTrips)[number]['hotel'] })[];

/** Two things about the past trips on the operators' desk. Each once: a resolved one does not come again. */
export async function seedDemoTasks(app: AppContext): Promise<void> {
  for (const { hotel, ...task } of demoTasks) {
    const travel = await app.db
      .selectFrom('travels')
      .select('id')
      .where('branch_id', '=', demoInvoiceBranchId)
      .where('hotel_name', '=', hotel)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    const known = await app.db
      .selectFrom('operator_tasks')
      .select('id')
      .where('subject', '=', task.subject)
      .executeTakeFirst();
    if (known || !travel) continue;
    await upsertTask(app.db, { ...task, travelId: travel.id, branchId: demoInvoiceBranchId }, app.clock());
  }
}
