import type { Db } from '../../db/client.ts';

export async function insertPicture(
  db: Db,
  picture: { id: string; agencyId: string; png: Buffer; now: Date },
): Promise<void> {
  const { id, agencyId, png, now } = picture;
  await db.insertInto('agency_pictures').values({ id, agency_id: agencyId, png, created_at: now }).execute();
}

/** The picture of a seal or a logo. Unscoped: for agencies, papers and mails already checked. */
export async function readPicture(db: Db, id: string | null | undefined): Promise<Buffer | null> {
  if (!id) return null;
  const row = await db.selectFrom('agency_pictures').select('png').where('id', '=', id).executeTakeFirst();
  // One driver answers with a Buffer, the other with a plain array of bytes.
  return row ? Buffer.from(row.png) : null;
}
