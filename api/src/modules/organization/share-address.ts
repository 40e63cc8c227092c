import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';

/** Invitations that an earlier release wrote meanwhile keep nobody from the address any more either. */
export async function shareAddress(db: Db | Transaction<Database>, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ shares_email: true })
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('status', '=', 'INVITED')
    .where('shares_email', '=', false)
    .execute();
}
