import type { Db } from '../../db/client.ts';

export async function insertSeal(
  db: Db,
  seal: { id: string; agencyId: string; png: Buffer; now: Date },
): Promise<void> {
  const { id, agencyId, png, now } = seal;
  await db.insertInto('agency_seals').values({ id, agency_id: agencyId, png, created_at: now }).execute();
}

/** The picture of a seal. Unscoped: for agencies and papers already checked. */
export async function readSeal(db: Db, id: string | null | undefined): Promise<Buffer | null> {
  if (!id) return null;
  const row = await db.selectFrom('agency_seals').select('png').where('id', '=', id).executeTakeFirst();
  // One driver answers with a Buffer, the other with a plain array of bytes.
  return row ? Buffer.from(row.png) : null;
}
