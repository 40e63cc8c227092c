import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type {
  AgencyPictureErrorCode,
  AgencyPictureKind,
  UpdateAgencyPictureInput,
} from '../../graphql/__generated__/schema-types.ts';
import { changeAgency } from '../agency-change/change-agency.ts';
import { readAgency } from '../desk/desk-service.ts';
import type { AgencyRow } from '../organization/tables.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { drawPicture } from '../../lib/picture/draw-picture.ts';
import { readPictureSize } from '../../lib/picture/picture-size.ts';
import { picturePlaces } from '../organization/picture-places.ts';
import { insertPicture, readPicture } from '../organization/picture-store.ts';

const MOST_BYTES = 70_000;
const MOST_PX = 2000;
const columns = { SEAL: 'seal_id', LOGO: 'logo_id' } as const;

export type UpdatePictureOutcome =
  | { kind: 'updated'; agency: AgencyRow }
  | { kind: 'failed'; code: AgencyPictureErrorCode };

/**
 * Sets or removes the seal of an agency's invoices and receipts, or the logo of its papers and mails: agency users their
 * own agency's, operators any.
 */
export async function updateAgencyPicture(
  app: AppContext,
  viewer: Viewer,
  { agencyId, kind, picture }: UpdateAgencyPictureInput,
): Promise<UpdatePictureOutcome> {
  const before = await readAgency(app, viewer, agencyId);
  if (before === null) return { kind: 'failed', code: 'AGENCY_NOT_FOUND' };
  const read = picture == null ? null : await readUpload(kind, picture);
  if (typeof read === 'string') return { kind: 'failed', code: read };
  const column = columns[kind];
  if (read === null && before[column] === null) return { kind: 'updated', agency: before };
  const id = read && newId();
  const isChanged = await changeAgency(app, {
    agencyId,
    userId: viewer.userId,
    changes: { [column]: { from: before[column], to: id } },
    alsoWrite: async (tx) => {
      if (id && read) await insertPicture(tx, { id, agencyId, png: read, now: app.clock() });
    },
  });
  if (!isChanged) return { kind: 'failed', code: 'CHANGED_MEANWHILE' };
  app.log.info(
    { event: 'agency-picture-changed', kind, agencyId, userId: viewer.userId },
    'a picture was changed',
  );
  return { kind: 'updated', agency: (await readAgency(app, viewer, agencyId)) ?? before };
}

/** The seal or the logo for the agency's own people and for operators, as a `data:` URL. */
export async function readPictureUrl(
  app: AppContext,
  viewer: Viewer,
  agency: AgencyRow,
  kind: AgencyPictureKind,
): Promise<string | null> {
  const isOwn = viewer.role === 'AGENCY' && viewer.agencyId === agency.id;
  if (!isOwn && viewer.role !== 'OPERATOR') return null;
  const png = await readPicture(app.db, agency[columns[kind]]);
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

async function readUpload(kind: AgencyPictureKind, base64: string): Promise<Buffer | AgencyPictureErrorCode> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > MOST_BYTES) return 'TOO_MANY_BYTES';
  const size = readPictureSize(file);
  if (size === null) return 'NOT_PNG_OR_JPEG';
  if (size.width > MOST_PX || size.height > MOST_PX) return 'TOO_MANY_PIXELS';
  if (size.width === 0 || size.height === 0) return 'UNREADABLE_PICTURE';
  return (await drawPicture(file, size, picturePlaces[kind])) ?? 'UNREADABLE_PICTURE';
}
