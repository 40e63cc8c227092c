import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type {
  AddOfficeInput,
  OfficeErrorCode,
  SearchSuggestionSpot,
  UpdateOfficeInput,
} from '../../graphql/__generated__/schema-types.ts';
import { ForbiddenError, NotFoundError } from '../../lib/errors.ts';
import { readOneLine } from '../../lib/one-line.ts';
import { findRegion, findRegions } from '../catalog/catalog-store.ts';
import { mapSpot } from '../catalog/map-spot.ts';
import { lockBranch } from '../organization/branch-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { deleteOffice, findOffices, insertOffice, updateOffice } from './office-store.ts';

const NAME_AT_MOST = 40;
const OFFICES_AT_MOST = 20;

export interface OfficeModel {
  id: string;
  name: string;
  /** Null when the catalog has it no more. */
  place: SearchSuggestionSpot | null;
  addedBy: string;
  addedAt: string;
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
  return offices.map(({ id, name, region_id, added_by, created_at }) => ({
    id,
    name,
    place: places.get(region_id) ?? null,
    addedBy: added_by,
    addedAt: created_at.toISOString(),
  }));
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
    if (offices.some((office) => isSameName(office.name, name))) return 'NAME_TAKEN';
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

/** Whether two names look alike: 本社 and 本 社, ABC and ＡＢＣ. */
function isSameName(one: string, other: string): boolean {
  const [key, otherKey] = [one, other].map((name) =>
    name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase(),
  );
  return key === otherKey;
}

/**
 * Changes an office of the viewer's branch; says why when it does not. What somebody else has changed since the viewer
 * saw it is not overwritten.
 */
export async function changeOffice(
  app: AppContext,
  viewer: Viewer,
  { officeId, name: typed, regionId, seen }: UpdateOfficeInput,
): Promise<OfficeErrorCode | null> {
  const branchId = requireBranch(viewer);
  const name = typed == null ? null : readOneLine(typed, NAME_AT_MOST);
  if (typed != null && name === null) return 'INVALID_NAME';
  if (regionId != null && !(await findRegion(app.db, regionId))) return 'PLACE_NOT_FOUND';
  return app.db.transaction().execute(async (tx) => {
    await lockBranch(tx, branchId);
    const offices = await findOffices(tx, branchId);
    const office = offices.find(({ id }) => id === officeId);
    if (!office) return 'OFFICE_NOT_FOUND';
    const region_id = regionId ?? office.region_id;
    const to = { name: name ?? office.name, region_id };
    if (to.name === office.name && to.region_id === office.region_id) return null;
    // A name and a place belong together: one of each of two people would be an office that nobody meant.
    const shown = (await findRegion(tx, office.region_id)) ? office.region_id : null;
    if (office.name !== seen.name || shown !== (seen.regionId ?? null)) return 'CHANGED_MEANWHILE';
    if (offices.some((other) => other.id !== officeId && isSameName(other.name, to.name)))
      return 'NAME_TAKEN';
    await updateOffice(tx, officeId, to);
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
