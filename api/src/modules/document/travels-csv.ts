import type { AppContext } from '../../context.ts';
import type { BranchTravelsInput, TravelCsvRow } from '../../graphql/__generated__/schema-types.ts';
import { type Connection, readPage, toConnection } from '../../graphql/connection.ts';
import { MAX_ROOMS } from '../rate/validate-stay.ts';
import { findCompanyMemos } from '../travel/memo-store.ts';
import { findOperatorRefunds } from '../travel/operator-refund-store.ts';
import { findTravelRooms } from '../travel/travel-store.ts';
import { travelCursor, type TravelFilter } from '../travel/travel-list-store.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findPaperNumbers } from './paper-numbers-store.ts';
import { findRoomGrounds } from './room-grounds-store.ts';
import { type KnownTax, settleTax } from '../tax-ground/settle-ground.ts';
import { toCsvRows } from './travels-csv-rows.ts';
import { countCsvRooms, type CsvTravel, findCsvTravels } from './travels-csv-store.ts';

const ROWS_AT_MOST = 5_000;
/** Trips carry their hotel and rate: not all of them are held in memory at once. */
const TRAVELS_AT_ONCE = 200;

const nothingKnown: KnownTax = { ground: null, isElsewhere: false, billed: null, said: null, split: null };

/** What an export is about; its rows are read only when they are asked for. The browser makes the file of them. */
export interface TravelsExport {
  viewer: Viewer;
  input: BranchTravelsInput;
}

/** An export as it was asked for: `read` gives its rows, or the page of them that was named. */
export interface AskedTravelsExport extends TravelsExport {
  read: () => Promise<TravelsPage>;
}

/** One page of an export, with what a page of the list says about itself. */
export type TravelsPage = Pick<Connection<TravelCsvRow>, 'pageInfo'> & { rows: TravelCsvRow[] };

/** The rooms of the trips within the viewer's reach that match, at most 5,000. */
export async function travelCsvRows(app: AppContext, asked: TravelsExport): Promise<TravelsPage> {
  const rows: TravelCsvRow[] = [];
  let { pageInfo } = toConnection([], { first: 1, after: null }, 0, () => []);
  let after: string | null = null;
  let first = TRAVELS_AT_ONCE;
  do {
    const page = await travelCsvPage(app, asked, { first, after });
    rows.push(...page.rows);
    pageInfo = page.pageInfo;
    after = pageInfo.endCursor;
    // No more trips than surely fit, so that the cursor is behind the last row that was given.
    first = Math.min(TRAVELS_AT_ONCE, Math.floor((ROWS_AT_MOST - rows.length) / MAX_ROOMS));
  } while (pageInfo.hasNextPage && first > 0);
  return { rows, pageInfo };
}

/** The rooms of up to 200 trips after a cursor. Throws InvalidInputError. */
export async function travelCsvPage(
  app: AppContext,
  asked: TravelsExport,
  args: { first?: number | null; after?: string | null },
): Promise<TravelsPage> {
  const filter = toFilter(app, asked);
  const page = readPage(args, 2, TRAVELS_AT_ONCE);
  const found = await findCsvTravels(app.db, filter, { after: page.after, limit: page.first + 1 });
  const { nodes, pageInfo } = toConnection(found, page, found.length, travelCursor(filter.input.sort));
  const travelIds = nodes.map(({ id }) => id);
  const rooms = await findTravelRooms(app.db, travelIds);
  const memos = await findCompanyMemos(app.db, travelIds);
  const roomIds = rooms.map(({ id }) => id);
  const operatorRefunds = await findOperatorRefunds(app.db, roomIds);
  const mayViewPapers = asked.viewer.permissions.has('VIEW_INVOICES');
  const paperNumbers = await findPaperNumbers(app.db, mayViewPapers ? roomIds : []);
  const grounds = await findRoomGrounds(app.db, roomIds);
  const platform = app.config.invoice;
  const findTax = ({ agency_id, seller }: CsvTravel, roomId: string) => {
    // Trips of releases that kept no seller: an agency's number of then is not known.
    const registrationNumber = agency_id === null ? platform.registrationNumber : null;
    const known = grounds.get(roomId) ?? nothingKnown;
    const { billed, split } = known;
    return { ...settleTax(known, seller ?? { registrationNumber }), billed, split };
  };
  const roomsByTravel = Map.groupBy(rooms, ({ travel_id }) => travel_id);
  return {
    rows: nodes.flatMap((travel) =>
      toCsvRows(travel, roomsByTravel.get(travel.id) ?? [], {
        viewer: asked.viewer,
        now: filter.now,
        operatorRefunds,
        paperNumbers,
        memos,
        findTax,
      }),
    ),
    pageInfo,
  };
}

/** How many rows there are, also beyond the 5,000. */
export function countTravelCsvRows(app: AppContext, asked: TravelsExport): Promise<number> {
  return countCsvRooms(app.db, toFilter(app, asked));
}

function toFilter(app: AppContext, { viewer, input }: TravelsExport): TravelFilter {
  return { scope: getTenantScope(viewer), input, userId: viewer.userId, now: app.clock() };
}
