import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { AgencySealErrorCode, UpdateAgencySealInput } from '../../graphql/__generated__/schema-types.ts';
import { changeAgency } from '../agency-change/change-agency.ts';
import { readAgency } from '../desk/desk-service.ts';
import type { AgencyRow } from '../organization/tables.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { drawSeal } from './draw-seal.ts';
import { readPictureSize } from './picture-size.ts';
import { insertSeal, readSeal } from './seal-store.ts';

const MOST_BYTES = 70_000;
const MOST_PX = 1000;

export type UpdateSealOutcome =
  | { kind: 'updated'; agency: AgencyRow }
  | { kind: 'failed'; code: AgencySealErrorCode };

/** Sets or removes the seal that invoices and receipts carry: agency users their own agency's, operators any. */
export async function updateAgencySeal(
  app: AppContext,
  viewer: Viewer,
  { agencyId, picture }: UpdateAgencySealInput,
): Promise<UpdateSealOutcome> {
  const before = await readAgency(app, viewer, agencyId);
  if (before === null) return { kind: 'failed', code: 'AGENCY_NOT_FOUND' };
  const read = picture ? await readPicture(picture) : null;
  if (typeof read === 'string') return { kind: 'failed', code: read };
  if (read === null && before.seal_id === null) return { kind: 'updated', agency: before };
  const id = read && newId();
  const isChanged = await changeAgency(app, {
    agencyId,
    userId: viewer.userId,
    changes: { seal_id: { from: before.seal_id, to: id } },
    alsoWrite: async (tx) => {
      if (id && read) await insertSeal(tx, { id, agencyId, png: read, now: app.clock() });
    },
  });
  if (!isChanged) return { kind: 'failed', code: 'CHANGED_MEANWHILE' };
  app.log.info({ event: 'agency-seal-changed', agencyId, userId: viewer.userId }, 'a seal was changed');
  return { kind: 'updated', agency: (await readAgency(app, viewer, agencyId)) ?? before };
}

/** The seal for the agency's own people and for operators, as a `data:` URL. */
export async function readSealUrl(
  app: AppContext,
  viewer: Viewer,
  agency: AgencyRow,
): Promise<string | null> {
  const isOwn = viewer.role === 'AGENCY' && viewer.agencyId === agency.id;
  if (!isOwn && viewer.role !== 'OPERATOR') return null;
  const png = await readSeal(app.db, agency.seal_id);
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

async function readPicture(base64: string): Promise<Buffer | AgencySealErrorCode> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > MOST_BYTES) return 'TOO_MANY_BYTES';
  const size = readPictureSize(file);
  if (size === null) return 'NOT_PNG_OR_JPEG';
  if (size.width > MOST_PX || size.height > MOST_PX) return 'TOO_MANY_PIXELS';
  if (size.width === 0 || size.height === 0) return 'UNREADABLE_PICTURE';
  return (await drawSeal(file, size)) ?? 'UNREADABLE_PICTURE';
}
