import type { Db } from '../../db/client.ts';

export interface MailRefund {
  room_id: string;
  price: number;
  reason: string;
}

/** The refund that a mail is about. Unscoped: for the job that sends it. */
export async function readMailRefund(db: Db, refundId: string): Promise<MailRefund> {
  return db
    .selectFrom('room_refunds')
    .select(['room_id', 'price', 'reason'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
}
