import type { ResolversTypes } from '../../graphql/__generated__/schema-types.ts';
import type { DateChangeChoiceRow } from '../booking/tables.ts';
import type { TaxPart } from '../tax-ground/bill-parts.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { MemoWithAuthor } from './memo-store.ts';
import type { HistoryType, TravelHistoryRow, TravelRoomRow } from './tables.ts';
import { mayDeleteMemo } from './memo-rules.ts';
import { cancelReasonFor, refundReasonFor } from './reasons.ts';

type TimelineItem = Awaited<ResolversTypes['TravelUpdateTimelineItem']>;
type HistoryData = Awaited<ResolversTypes['TravelHistoryData']>;

interface TravelStory {
  id: string;
  memos: readonly MemoWithAuthor[];
  history: readonly TravelHistoryRow[];
  /** What was decided about a date change that this trip is part of. */
  choices: readonly DateChangeChoiceRow[];
  rooms: readonly TravelRoomRow[];
  /** The parts of bills in its history, by their ids; none of a bill of one rate. */
  billParts: ReadonlyMap<string, readonly TaxPart[]>;
}

const knownTypes: Readonly<Record<HistoryType, true>> = {
  TRAVEL_BOOKED: true,
  ROOM_CANCELED: true,
  TRAVEL_CANCELED: true,
  HOTEL_CREATED: true,
  ROOM_CREATED: true,
  ROOM_REFUNDED: true,
  ROOM_CHANGED: true,
  DATE_CHANGED: true,
  BILLED_TAX_RECORDED: true,
};

/**
 * Memos, history and choices of a trip in order of time; what was written at one instant, in the order of writing. Kinds of
 * history that this release does not know are left out: a later one writes them while both run.
 */
export function buildTimeline(viewer: Viewer | null, story: TravelStory): TimelineItem[] {
  const { id, memos, history, choices } = story;
  const entries = [
    ...choices.map((choice) => ({
      row: { created_at: choice.effective_at ?? choice.created_at, sequence: choice.sequence },
      item: choiceItem(choice, id),
    })),
    ...history.filter(isKnown).map((row) => ({ row, item: historyItem(row, story, viewer) })),
    ...memos.map((row) => ({ row, item: memoItem(row, viewer) })),
  ];
  return entries
    .sort(
      (a, b) => a.row.created_at.getTime() - b.row.created_at.getTime() || a.row.sequence - b.row.sequence,
    )
    .map(({ item }) => item);
}

const isKnown = ({ history_type: type }: TravelHistoryRow) => Object.hasOwn(knownTypes, type);

/** A memo of the company's own people. */
export function companyMemoItem(memo: MemoWithAuthor, viewer: Viewer | null) {
  return {
    __typename: 'CompanyTravelMemo' as const,
    ...toCommon(memo, viewer),
    employeeId: memo.author_id,
    employee: toAuthor(memo),
  };
}

/** A memo of the agency that looks after the branch. */
export function agencyMemoItem(memo: MemoWithAuthor, viewer: Viewer | null) {
  return {
    __typename: 'AgencyTravelMemo' as const,
    ...toCommon(memo, viewer),
    agencyUser: toAuthor(memo),
  };
}

/** A memo of the operators. */
export function operatorMemoItem(memo: MemoWithAuthor, viewer: Viewer | null) {
  return {
    __typename: 'OperatorTravelMemo' as const,
    ...toCommon(memo, viewer),
    operatorUser: toAuthor(memo),
  };
}

function memoItem(memo: MemoWithAuthor, viewer: Viewer | null): TimelineItem {
  switch (memo.kind) {
    case 'COMPANY':
      return companyMemoItem(memo, viewer);
    case 'AGENCY':
      return agencyMemoItem(memo, viewer);
    case 'OPERATOR':
      return operatorMemoItem(memo, viewer);
  }
}

function toCommon(memo: MemoWithAuthor, viewer: Viewer | null) {
  return {
    id: memo.id,
    travelId: memo.travel_id,
    text: memo.text,
    createdAt: memo.created_at,
    viewerCanDelete: viewer !== null && mayDeleteMemo(viewer, memo),
  };
}

/** An author is no employee record: its id must not meet one in the browser's store. */
function toAuthor(memo: MemoWithAuthor): { id: string; name: string } {
  return { id: `MemoAuthor:${memo.author_id}`, name: memo.author_name };
}

/** Links to the other trip of the date change. */
function choiceItem(choice: DateChangeChoiceRow, travelId: string): TimelineItem {
  const isPrevious = choice.previous_travel_id === travelId;
  return {
    __typename: 'TravelHistory',
    // Both trips show it, each with the other one: they must not meet in the browser's store.
    id: `${choice.id}:${isPrevious ? 'previous' : 'next'}`,
    historyType: choice.choice === 'KEEP' ? 'PREVIOUS_TRAVEL_KEEP_CHOSEN' : 'PREVIOUS_TRAVEL_CANCEL_CHOSEN',
    createdAt: choice.effective_at ?? choice.created_at,
    data: {
      __typename: 'PreviousTravelChoiceData',
      previousTravelId: isPrevious ? null : choice.previous_travel_id,
      nextTravelId: isPrevious ? choice.next_travel_id : null,
      by: choice.by,
      employeeId: choice.user_id,
    },
  };
}

function historyItem(row: TravelHistoryRow, story: TravelStory, viewer: Viewer | null): TimelineItem {
  return {
    __typename: 'TravelHistory',
    id: row.id,
    historyType: row.history_type,
    createdAt: row.created_at,
    data: historyData(row, story, viewer),
  };
}

function historyData(
  row: TravelHistoryRow,
  { rooms, billParts }: TravelStory,
  viewer: Viewer | null,
): HistoryData {
  const room = rooms.find(({ id }) => id === row.room_id);
  const ofRoom = { expediaHotelRoomId: row.room_id ?? '', roomItineraryId: room?.supplier_room_id ?? null };
  switch (row.history_type) {
    case 'TRAVEL_BOOKED':
      return { __typename: 'TravelBookedData', previousTravelId: row.linked_travel_id };
    case 'ROOM_CANCELED':
      return {
        __typename: 'RoomCanceledData',
        ...ofRoom,
        cancelRefundPrice: row.price,
        by: row.by,
        employeeId: row.user_id,
        reason: room ? cancelReasonFor(viewer, room) : null,
      };
    case 'TRAVEL_CANCELED':
      return { __typename: 'TravelCanceledData', by: row.by, employeeId: row.user_id };
    case 'HOTEL_CREATED':
    case 'ROOM_CREATED':
      return { __typename: 'HotelOrRoomCreatedData', expediaHotelRoomId: row.room_id, by: row.by };
    case 'ROOM_REFUNDED':
      return {
        __typename: 'RoomRefundedData',
        ...ofRoom,
        refundPrice: row.price ?? 0,
        reason: refundReasonFor(viewer, row),
      };
    case 'ROOM_CHANGED':
      return {
        __typename: 'RoomChangedData',
        ...ofRoom,
        details: row.room_change?.details ?? [],
        previousGuestName: row.room_change?.guestNames?.previous ?? null,
        guestName: row.room_change?.guestNames?.next ?? null,
        by: row.by,
        employeeId: row.user_id,
      };
    case 'BILLED_TAX_RECORDED':
      return {
        __typename: 'BilledTaxRecordedData',
        billedTaxPrice: row.price ?? 0,
        billedTaxParts: [...(billParts.get(row.billed_tax_id ?? '') ?? [])],
        by: row.by,
        employeeId: row.user_id,
      };
    case 'DATE_CHANGED':
      return { __typename: 'DateChangedData', nextTravelId: row.linked_travel_id ?? '' };
  }
}
