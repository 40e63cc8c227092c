import type { AppContext } from '../../context.ts';
import type { BranchTravelsInput, TravelKeyState } from '../../graphql/__generated__/schema-types.ts';
import { type Connection, readPage, toConnection } from '../../graphql/connection.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { hashPublicKey } from './public-key.ts';
import { getPublicKeyEnd } from './public-key-end.ts';
import type { ListedTravel, TravelRow } from './tables.ts';
import { findTravelPage, type TravelPage, travelCursor } from './travel-list-store.ts';
import { findTravel, findTravelOfKey, type TravelOfKey } from './travel-store.ts';

/** The trips within the viewer's reach that match, a page at a time. */
export async function listTravels(
  app: AppContext,
  viewer: Viewer,
  args: { input?: BranchTravelsInput | null; first?: number | null; after?: string | null },
): Promise<Connection<ListedTravel> & Pick<TravelPage, 'isTotalAtLeast'>> {
  const page = readPage(args, 2);
  const input = args.input ?? { onlyMine: false, sort: 'START_DATE_ASC' };
  const filter = { scope: getTenantScope(viewer), input, userId: viewer.userId, now: app.clock() };
  const { rows, totalCount, isTotalAtLeast } = await findTravelPage(app.db, filter, page);
  return { ...toConnection(rows, page, totalCount, travelCursor(input.sort)), isTotalAtLeast };
}

/** A trip within the viewer's reach; null when it does not exist for the viewer. */
export async function readTravel(app: AppContext, viewer: Viewer, id: string): Promise<TravelRow | null> {
  return findTravel(app.db, getTenantScope(viewer), id);
}

const keyShape = /^[\w-]{43}$/;

/** The trip that a guest's key opens; null for a wrong key, and for one that was revoked or has ended alike. */
export async function readTravelByKey(app: AppContext, key: string): Promise<TravelRow | null> {
  return keyShape.test(key) ? readTravelByKeyHash(app, hashPublicKey(key)) : null;
}

/** `readTravelByKey` for who has the key's hash alone. */
export async function readTravelByKeyHash(app: AppContext, keyHash: string): Promise<TravelRow | null> {
  const found = await findTravelOfKey(app.db, keyHash);
  return found !== null && isOpen(app, found) ? found.travel : null;
}

/** What became of a guest's key: UNKNOWN for a wrong and for a revoked one alike. */
export async function readTravelKeyState(app: AppContext, key: string): Promise<TravelKeyState> {
  const found = keyShape.test(key) ? await findTravelOfKey(app.db, hashPublicKey(key)) : null;
  if (found === null) return 'UNKNOWN';
  return isOpen(app, found) ? 'OPEN' : 'ENDED';
}

/** A link without a session ends with what it is for: the stay, and the branch that gave it. */
function isOpen(app: AppContext, { travel, isBranchClosed }: TravelOfKey): boolean {
  return !isBranchClosed && app.clock() < getPublicKeyEnd(travel);
}
