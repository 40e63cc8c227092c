import type { ResolversTypes } from '../../graphql/__generated__/schema-types.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { MemoWithAuthor } from './memo-store.ts';
import type { TravelHistoryRow, TravelRoomRow } from './tables.ts';
import { mayDeleteMemo } from './memo-rules.ts';

type TimelineItem = Awaited<ResolversTypes['TravelUpdateTimelineItem']>;
type HistoryData = Awaited<ResolversTypes['TravelHistoryData']>;

/** Memos and history of a trip in order of time; what happened stands before what was said about it. */
export function timelineOf(
  viewer: Viewer | null,
  memos: readonly MemoWithAuthor[],
  history: readonly TravelHistoryRow[],
  rooms: readonly TravelRoomRow[],
): TimelineItem[] {
  const entries = [
    ...history.map((row) => ({ at: row.created_at, item: historyItem(row, rooms) })),
    ...memos.map((memo) => ({ at: memo.created_at, item: memoItem(memo, viewer) })),
  ];
  return entries.sort((a, b) => a.at.getTime() - b.at.getTime()).map(({ item }) => item);
}

/** A company's memo as its own type. */
export function companyMemoItem(memo: MemoWithAuthor, viewer: Viewer) {
  const item = memoItem(memo, viewer);
  if (item.__typename !== 'CompanyTravelMemo') throw new Error('The memo is not a company memo.');
  return item;
}

function memoItem(memo: MemoWithAuthor, viewer: Viewer | null): TimelineItem {
  // An author is no employee record: its id must not meet one in the browser's store.
  const author = { id: `MemoAuthor:${memo.author_id}`, name: memo.author_name };
  const common = {
    id: memo.id,
    travelId: memo.travel_id,
    text: memo.text,
    createdAt: memo.created_at,
    viewerCanDelete: viewer !== null && mayDeleteMemo(viewer, memo),
  };
  switch (memo.kind) {
    case 'COMPANY':
      return { __typename: 'CompanyTravelMemo', ...common, employeeId: memo.author_id, employee: author };
    case 'AGENCY':
      return { __typename: 'AgencyTravelMemo', ...common, agencyUser: author };
    case 'OPERATOR':
      return { __typename: 'OperatorTravelMemo', ...common, operatorUser: author };
  }
}

function historyItem(row: TravelHistoryRow, rooms: readonly TravelRoomRow[]): TimelineItem {
  return {
    __typename: 'TravelHistory',
    id: row.id,
    historyType: row.history_type,
    createdAt: row.created_at,
    data: historyData(row, rooms),
  };
}

function historyData(row: TravelHistoryRow, rooms: readonly TravelRoomRow[]): HistoryData {
  switch (row.history_type) {
    case 'TRAVEL_BOOKED':
      return { __typename: 'TravelBookedData', previousTravelId: row.linked_travel_id };
    case 'ROOM_CANCELED': {
      const room = rooms.find(({ id }) => id === row.room_id);
      return {
        __typename: 'RoomCanceledData',
        expediaHotelRoomId: row.room_id ?? '',
        roomItineraryId: room?.supplier_room_id ?? null,
        by: row.by,
        employeeId: row.user_id,
      };
    }
    case 'TRAVEL_CANCELED':
      return { __typename: 'TravelCanceledData', by: row.by, employeeId: row.user_id };
    case 'DATE_CHANGED':
      return { __typename: 'DateChangedData', nextTravelId: row.linked_travel_id ?? '' };
  }
}
