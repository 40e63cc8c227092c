import { serverNow } from '@yado/shared/format/server-clock';

interface RoomState {
  readonly status: string;
  /** Yen; null when the room can't be canceled now. */
  readonly currentPenaltyPrice: number | null | undefined;
}

interface TripState {
  readonly viewerCanCancel: boolean;
}

/** Whether the viewer may choose the room for cancellation. */
export function isCancelable<R extends RoomState>(
  trip: TripState,
  room: R,
): room is R & { readonly currentPenaltyPrice: number } {
  return trip.viewerCanCancel && room.currentPenaltyPrice !== null && room.currentPenaltyPrice !== undefined;
}

interface SettlingRoom {
  readonly status: string;
  readonly cancelPending: boolean;
  readonly changePending: boolean;
}

interface HistoryEntry {
  readonly __typename: string;
  readonly historyType?: string;
  readonly createdAt?: string;
}

/** What resists for so long is an operator's to end. */
const GIVEN_UP_WITHIN_MS = 30 * 60_000;

/** Whether the trip will change by itself: the supplier owes an answer, or other dates have just taken its place. */
export function isSettling(
  trip: {
    readonly status: string;
    readonly expediaHotelRooms: readonly SettlingRoom[];
    readonly updateTimeline: readonly HistoryEntry[];
    readonly replacement?: { readonly state: string } | null;
  },
  now = serverNow().getTime(),
): boolean {
  if (trip.status === 'BOOKING') return true;
  const isMoved =
    trip.replacement?.state !== 'KEPT' &&
    trip.updateTimeline.some(
      ({ historyType, createdAt = '' }) =>
        historyType === 'DATE_CHANGED' && now - Date.parse(createdAt) < GIVEN_UP_WITHIN_MS,
    );
  return trip.expediaHotelRooms.some(
    ({ status, cancelPending, changePending }) =>
      status === 'PENDING' || cancelPending || changePending || (isMoved && status === 'BOOKED'),
  );
}

interface Stage {
  readonly start: string | null | undefined;
  readonly penaltyPrice: number;
}

/** The next stage of a cancel policy that costs more than the room costs now; null when it stays as it is. */
export function nextDearerStage<S extends Stage>(
  stages: readonly S[],
  penaltyNow: number,
  now: Date,
): (S & { readonly start: string }) | null {
  const later = stages.find(
    (stage): stage is S & { readonly start: string } =>
      typeof stage.start === 'string' &&
      Date.parse(stage.start) > now.getTime() &&
      stage.penaltyPrice > penaltyNow,
  );
  return later ?? null;
}
