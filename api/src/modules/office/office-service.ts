import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type {
  AddOfficeInput,
  OfficeErrorCode,
  SearchSuggestionSpot,
} from '../../graphql/__generated__/schema-types.ts';
import { ForbiddenError, NotFoundError } from '../../lib/errors.ts';
import { readOneLine } from '../../lib/one-line.ts';
import { findRegion, findRegions } from '../catalog/catalog-store.ts';
import { mapSpot } from '../catalog/map-spot.ts';
import { lockBranch } from '../organization/branch-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { deleteOffice, findOffices, insertOffice } from './office-store.ts';

const NAME_AT_MOST = 40;
const OFFICES_AT_MOST = 20;

export interface OfficeModel {
  id: string;
  name: string;
  /** Null when the catalog has it no more. */
  place: SearchSuggestionSpot | null;
}

/** The offices of the viewer's branch, in the order in which they were entered; none for who belongs to no branch. */
export async function listOffices(app: AppContext, viewer: Viewer): Promise<OfficeModel[]> {
  if (viewer.branchId === null) return [];
  const offices = await findOffices(app.db, viewer.branchId);
  const regions = await findRegions(
    app.db,
    offices.map(({ region_id }) => region_id),
  );
  const places = new Map(regions.map((region) => [region.id, mapSpot(region, 'ja-JP')]));
  return offices.map(({ id, name, region_id }) => ({ id, name, place: places.get(region_id) ?? null }));
}

/** Enters an office of the viewer's branch; says why when it does not. */
export async function addOffice(
  app: AppContext,
  viewer: Viewer,
  { name: typed, regionId }: AddOfficeInput,
): Promise<OfficeErrorCode | null> {
  const branchId = requireBranch(viewer);
  const name = readOneLine(typed, NAME_AT_MOST);
  if (name === null) return 'INVALID_NAME';
  if (!(await findRegion(app.db, regionId))) return 'PLACE_NOT_FOUND';
  return app.db.transaction().execute(async (tx) => {
    await lockBranch(tx, branchId);
    const offices = await findOffices(tx, branchId);
    if (offices.some((office) => office.name === name)) return 'NAME_TAKEN';
    if (offices.length >= OFFICES_AT_MOST) return 'TOO_MANY';
    await insertOffice(tx, {
      id: newId(),
      branch_id: branchId,
      name,
      region_id: regionId,
      created_by: viewer.userId,
      created_at: app.clock(),
    });
    return null;
  });
}

/** Takes an office of the viewer's branch away. Throws NotFoundError when it has no such. */
export async function removeOffice(app: AppContext, viewer: Viewer, id: string): Promise<void> {
  if (!(await deleteOffice(app.db, { branchId: requireBranch(viewer), id }))) throw new NotFoundError();
}

function requireBranch({ branchId }: Viewer): string {
  if (branchId === null) throw new ForbiddenError();
  return branchId;
}
