import { formatYen } from '@yado/shared/format/yen';
import { type Known, lookUp } from '@yado/shared/contract/known';
import { type TaxPart, taxPartText } from './billed-tax-text.ts';
import type {
  ActorRole,
  RoomDetail,
  TravelHistoryType,
} from '../screens/Trip/__generated__/TripTimeline_travel.graphql';

const events: Readonly<Record<Known<TravelHistoryType>, string>> = {
  TRAVEL_BOOKED: '予約が確定しました',
  ROOM_CANCELED: '客室をキャンセルしました',
  TRAVEL_CANCELED: 'すべての客室のキャンセルが完了しました',
  HOTEL_CREATED: 'ホテルの手配を登録しました',
  ROOM_CREATED: '客室の手配を登録しました',
  ROOM_REFUNDED: '客室の料金を返金しました',
  ROOM_CHANGED: '客室の予約内容を変更しました',
  DATE_CHANGED: '日程を変更しました',
  BILLED_TAX_RECORDED: '手配先の請求書の消費税を記録しました',
  PREVIOUS_TRAVEL_KEEP_CHOSEN: '日程変更前の予約を残すことを選びました',
  PREVIOUS_TRAVEL_CANCEL_CHOSEN: '日程変更前の予約もキャンセルすることを選びました',
};

/** Of a trip that was arranged elsewhere: nothing is sent to its supplier. */
const eventsElsewhere: Readonly<Record<string, string>> = {
  ROOM_CANCELED: '客室のキャンセルを受け付けました',
  TRAVEL_CANCELED: 'すべての客室のキャンセルを受け付けました',
};

/** The same on the page of that trip. */
const ownEvents: Readonly<Record<string, string>> = {
  PREVIOUS_TRAVEL_KEEP_CHOSEN: 'この予約を残すことを選びました',
  PREVIOUS_TRAVEL_CANCEL_CHOSEN: 'この予約もキャンセルすることを選びました',
};

const details: Readonly<Record<Known<RoomDetail>, string>> = {
  GUEST_NAME: '宿泊者名',
  SMOKING: '喫煙の希望',
  SPECIAL_REQUEST: 'ご要望',
};

const actors: Readonly<Record<Known<ActorRole>, string>> = {
  COMPANY_EMPLOYEE: '会社の社員',
  COMPANY_ADMIN: '会社の管理者',
  AGENCY: '旅行会社',
  OPERATOR: '運営担当者',
  SUPPLIER: 'ホテル手配会社',
  SYSTEM: '自動処理',
};

/** The parts of an event's data that are shown; which are there depends on its kind. */
interface EventData {
  readonly __typename?: string;
  readonly expediaHotelRoomId?: string | null;
  readonly createdRoomId?: string | null;
  readonly by?: string | null;
  readonly employeeId?: string | null;
  readonly refundPrice?: number | null;
  readonly cancelRefundPrice?: number | null;
  readonly billedTaxPrice?: number | null;
  readonly billedTaxParts?: readonly TaxPart[];
  /** Null to those whom it does not concern. */
  readonly reason?: string | null;
  readonly details?: readonly string[];
  readonly previousGuestName?: string | null;
  readonly guestName?: string | null;
  readonly previousTravelId?: string | null;
  readonly nextTravelId?: string | null;
  /** The same, where a trip may have none. */
  readonly otherNextTravelId?: string | null;
}

/** What the trip itself can tell about ids in an event. */
export interface EventNames {
  /** Whether the trip was arranged elsewhere. */
  isElsewhere: boolean;
  roomNumber: (roomId: string) => number | undefined;
  personName: (employeeId: string) => string | undefined;
}

/** What happened, to which room, who did it if that is known, and a note: why, or what it was changed to. */
export function describeEvent(
  type: string,
  data: EventData,
  { isElsewhere, roomNumber, personName }: EventNames,
): { title: string; by: string | null; note: string | null } {
  const roomId = data.expediaHotelRoomId ?? data.createdRoomId;
  const room = roomId ? roomNumber(roomId) : undefined;
  const refund = data.refundPrice ?? data.cancelRefundPrice;
  const tax = data.billedTaxPrice;
  const facts = [
    room && `${room}室目`,
    refund && `返金額 ${formatYen(refund)}`,
    typeof tax === 'number' && `税額 ${formatYen(tax)}`,
    ...(data.billedTaxParts ?? []).map(taxPartText),
  ].filter(Boolean);
  const person = data.employeeId ? personName(data.employeeId) : undefined;
  const own = (data.otherNextTravelId ? ownEvents : isElsewhere ? eventsElsewhere : {})[type];
  const title = own ?? lookUp(events, type, '予約が更新されました');
  return {
    title: facts.length > 0 ? `${title}(${facts.join('・')})` : title,
    by: person ?? (data.by ? lookUp(actors, data.by, '担当者') : null),
    note: data.reason ? `理由: ${data.reason}` : describeChange(data),
  };
}

/** 「宿泊者名: Tanaka Kenichi → Sato Jiro、ご要望」. */
function describeChange({ details: changed = [], previousGuestName, guestName }: EventData): string | null {
  const texts = changed.map((detail) => {
    const name = lookUp(details, detail, '予約内容');
    return detail === 'GUEST_NAME' ? `${name}: ${previousGuestName} → ${guestName}` : name;
  });
  return texts.length > 0 ? texts.join('、') : null;
}

/** The trip that this one came from or continued as. */
export function linkedTrip({
  previousTravelId,
  nextTravelId,
  otherNextTravelId,
}: EventData): { id: string; label: string } | null {
  if (previousTravelId) return { id: previousTravelId, label: '変更前の予約' };
  const next = nextTravelId ?? otherNextTravelId;
  return next ? { id: next, label: '変更後の予約' } : null;
}
