import type { Db } from '../../db/client.ts';

export interface RefundOfMail {
  room_id: string;
  price: number;
  reason: string;
}

/** The refund that a mail is about. Unscoped: for the job that sends it. */
export async function refundOfMail(db: Db, refundId: string): Promise<RefundOfMail> {
  return db
    .selectFrom('room_refunds')
    .select(['room_id', 'price', 'reason'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
}
