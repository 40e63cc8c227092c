import type { AppContext } from '../../context.ts';
import type { BranchTravelsInput, TravelCsvRow } from '../../graphql/__generated__/schema-types.ts';
import { type Connection, readPage, toConnection } from '../../graphql/connection.ts';
import { alwaysFreeText } from '../rate/always-free-text.ts';
import { toZonedInstant } from '../rate/calendar.ts';
import { MAX_ROOMS } from '../rate/validate-stay.ts';
import { findOperatorRefunds } from '../travel/operator-refund-store.ts';
import { findTravelRooms } from '../travel/travel-store.ts';
import { travelCursor, type TravelFilter } from '../travel/travel-list-store.ts';
import { tenantScopeOf } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { type CsvCell, toCsv } from './csv.ts';
import type { DocumentFile } from './document-file.ts';
import { paymentTypeLabels, roomStatusLabel, travelStatusLabels } from './status-labels.ts';
import { csvRowsOf } from './travels-csv-rows.ts';
import { countCsvRooms, findCsvTravels } from './travels-csv-store.ts';

const ROWS_AT_MOST = 5_000;
/** Trips carry their hotel and rate: not all of them are held in memory at once. */
const TRAVELS_AT_ONCE = 200;

/** What an export is about; its rows are read only when they are asked for. */
export interface TravelsExport {
  viewer: Viewer;
  input: BranchTravelsInput;
}

/** An export as it was asked for: `read` gives its rows, or the stretch of them that was named. */
export interface AskedTravelsExport extends TravelsExport {
  read: () => Promise<TravelsStretch>;
}

/** One stretch of an export, with what a page of the list says about itself. */
export type TravelsStretch = Pick<Connection<TravelCsvRow>, 'pageInfo'> & { rows: TravelCsvRow[] };

/** The rooms of the trips within the viewer's reach that match, at most 5,000. */
export async function travelCsvRows(app: AppContext, asked: TravelsExport): Promise<TravelsStretch> {
  const rows: TravelCsvRow[] = [];
  let { pageInfo } = toConnection([], { first: 1, after: null }, 0, () => []);
  let after: string | null = null;
  let first = TRAVELS_AT_ONCE;
  do {
    const stretch = await travelCsvStretch(app, asked, { first, after });
    rows.push(...stretch.rows);
    pageInfo = stretch.pageInfo;
    after = pageInfo.endCursor;
    // No more trips than surely fit, so that the cursor stands behind the last row that was given.
    first = Math.min(TRAVELS_AT_ONCE, Math.floor((ROWS_AT_MOST - rows.length) / MAX_ROOMS));
  } while (pageInfo.hasNextPage && first > 0);
  return { rows, pageInfo };
}

/** The rooms of up to 200 trips after a cursor. Throws InvalidInputError. */
export async function travelCsvStretch(
  app: AppContext,
  asked: TravelsExport,
  args: { first?: number | null; after?: string | null },
): Promise<TravelsStretch> {
  const filter = filterOf(app, asked);
  const page = readPage(args, 2, TRAVELS_AT_ONCE);
  const found = await findCsvTravels(app.db, filter, { after: page.after, limit: page.first + 1 });
  const { nodes, pageInfo } = toConnection(found, page, found.length, travelCursor(filter.input.sort));
  const rooms = await findTravelRooms(
    app.db,
    nodes.map(({ id }) => id),
  );
  const operatorRefunds = await findOperatorRefunds(
    app.db,
    rooms.map(({ id }) => id),
  );
  const roomsByTravel = Map.groupBy(rooms, ({ travel_id }) => travel_id);
  return {
    rows: nodes.flatMap((travel) =>
      csvRowsOf(travel, roomsByTravel.get(travel.id) ?? [], {
        viewer: asked.viewer,
        now: filter.now,
        operatorRefunds,
      }),
    ),
    pageInfo,
  };
}

/** How many rows there are, also beyond the 5,000. */
export function countTravelCsvRows(app: AppContext, asked: TravelsExport): Promise<number> {
  return countCsvRooms(app.db, filterOf(app, asked));
}

function filterOf(app: AppContext, { viewer, input }: TravelsExport): TravelFilter {
  return { scope: tenantScopeOf(viewer), input, userId: viewer.userId, now: app.clock() };
}

const columns: readonly [string, (row: TravelCsvRow) => CsvCell][] = [
  ['予約番号', (row) => row.travelNumber],
  ['予約状況', (row) => travelStatusLabels[row.travelStatus]],
  ['支店', (row) => row.branchName],
  ['予約者', (row) => row.employeeName],
  ['企業管理コード', (row) => row.companyIdByEmployee ?? null],
  ['部署コード', (row) => row.departmentIdByEmployee ?? null],
  ['ホテル', (row) => row.hotelName],
  ['都市', (row) => row.city],
  ['部屋番号', (row) => row.roomNumber],
  ['部屋タイプ', (row) => row.roomName],
  ['部屋の状況', (row) => roomStatusLabel(row.bookingStatus, row.returned ?? null)],
  ['宿泊者', (row) => row.guestName],
  ['チェックイン', (row) => row.checkin],
  ['チェックアウト', (row) => row.checkout],
  ['泊数', (row) => row.totalNights],
  ['支払方法', (row) => paymentTypeLabels[row.paymentType]],
  ['支払金額(円・税込)', (row) => row.paymentPrice],
  ['返金額(円)', (row) => row.refundPrice],
  ['うちキャンセルによる返金(円)', (row) => row.cancelRefundPrice ?? null],
  ['返金後の支払金額(円)', (row) => row.finalPaymentPrice],
  ['現地払い通貨', (row) => row.propertyPrice?.currency ?? null],
  ['現地払い金額(予約全体)', (row) => (row.propertyPrice ? Number(row.propertyPrice.value) : null)],
  [
    '無料キャンセル期限(現地時間)',
    (row) => (row.alwaysFreeCancel ? alwaysFreeText : localTime(row.freeCancelUntil)),
  ],
  ['キャンセル日時(日本時間)', (row) => japaneseTime(row.canceledAt)],
  ['キャンセルの理由', (row) => row.cancelReason ?? null],
  ['旅程番号', (row) => row.itineraryId ?? null],
  ['ホテル確認番号', (row) => row.propertyConfirmationId ?? null],
  ['手配先の予約番号', (row) => row.externalConfirmationId ?? null],
  ['予約日時(日本時間)', (row) => japaneseTime(row.bookedAt)],
];

/** The same rows as a file for spreadsheets. */
export async function travelsCsvFile(app: AppContext, asked: TravelsExport): Promise<DocumentFile> {
  const { rows } = await travelCsvRows(app, asked);
  const header = columns.map(([title]) => title);
  const body = toCsv(
    header,
    rows.map((row) => columns.map(([, read]) => read(row))),
  );
  const day = toZonedInstant(app.clock(), 'Asia/Tokyo').slice(0, 10);
  return {
    body,
    mediaType: 'text/csv; charset=utf-8',
    fileName: `予約一覧_${day}.csv`,
    asciiName: `trips-${day}.csv`,
  };
}

function localTime(instant: Date | string | null | undefined): string | null {
  return instant ? String(instant).slice(0, 16).replace('T', ' ') : null;
}

function japaneseTime(instant: Date | string | null | undefined): string | null {
  return instant ? localTime(toZonedInstant(new Date(instant), 'Asia/Tokyo')) : null;
}
