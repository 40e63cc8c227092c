import type { Generated, Selectable } from 'kysely';
import type { NullableInstant } from '../../db/column-types.ts';
import type { Stored } from '../../adapters/supplier/stored/stored.ts';
import type { KnownRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import type { Rate } from '../../adapters/supplier/supplier-rate.ts';
import type { PreviousTravelChoice } from '../../graphql/__generated__/schema-types.ts';
import type { Seller } from '../organization/seller.ts';
import type { Stay } from '../rate/stay.ts';
import type { listedRoomColumns, listedTravelColumns } from './listed-columns.ts';
import type { PropertySnapshot } from './property-snapshot.ts';

export type StoredTravelStatus = 'BOOKING' | 'BOOKED' | 'PARTIALLY_CANCELED' | 'CANCELED' | 'FAILED';
export type RoomStatus = 'PENDING' | 'BOOKED' | 'CANCELED' | 'FAILED' | 'REFUNDED';
export type Actor = 'COMPANY_EMPLOYEE' | 'COMPANY_ADMIN' | 'AGENCY' | 'OPERATOR' | 'SUPPLIER' | 'SYSTEM';
export type HistoryType =
  | 'TRAVEL_BOOKED'
  | 'ROOM_CANCELED'
  | 'TRAVEL_CANCELED'
  | 'HOTEL_CREATED'
  | 'ROOM_CREATED'
  | 'ROOM_REFUNDED'
  | 'ROOM_CHANGED'
  | 'DATE_CHANGED'
  | 'BILLED_TAX_RECORDED';
export type MemoKind = 'COMPANY' | 'AGENCY' | 'OPERATOR';
export type MailKind = 'BOOKED' | 'CANCELED' | 'FAILED';

export interface TravelTable {
  id: string;
  attempt_id: string;
  travel_number: string;
  branch_id: string;
  /** The branch's agency when it was booked. */
  agency_id: string | null;
  /** The other side of the contract as it was when it was made; null in rows of releases that knew none. */
  seller: Seller | null;
  user_id: string;
  email: string;
  phone: string;
  payment_type: 'CREDIT_CARD' | 'INVOICE';
  credit_card_id: string | null;
  status: StoredTravelStatus;
  public_key_hash: string | null;
  public_key_sealed: string | null;
  /** Until when the key works; null: as long after check-out as `public-key-end.ts` says. */
  public_key_until: NullableInstant;
  property_id: string;
  hotel_name: string;
  hotel_name_en: string;
  city: string;
  time_zone: string;
  /** The hotel as it was when it was booked, for when the catalog no longer has it. */
  property_snapshot: PropertySnapshot;
  stay: Stay;
  start_date: string;
  end_date: string;
  /** End of the check-out day at the property: from then on the trip counts as completed. */
  ends_at: Date;
  is_package: boolean;
  rate: Stored<Rate>;
  payment_price: number;
  refund_price: Generated<number>;
  company_id_by_employee: string | null;
  department_id_by_employee: string | null;
  previous_travel_id: string | null;
  /** Set for a trip that an operator arranged elsewhere: the hotel supplier knows nothing of it. */
  external_supplier_name: string | null;
  /** The region of the catalog that its city is. */
  external_place_id: Generated<string | null>;
  external_confirmation_id: string | null;
  supplier_reference: string;
  itinerary_id: string | null;
  /** When the supplier's own record of the itinerary was last read. */
  itinerary_read_at: Date | null;
  itinerary_next_read_at: Date | null;
  itinerary_read_tries: Generated<number>;
  booked_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface TravelRoomTable {
  id: string;
  travel_id: string;
  room_number: number;
  eps_room_id: string;
  room_name: string;
  room_name_en: string;
  bed_group_id: string | null;
  bed_type: string | null;
  adults: number;
  child_ages: number[];
  family_name: string;
  given_name: string;
  special_request: string | null;
  smoking: boolean;
  employee_id: string | null;
  status: RoomStatus;
  payment_price: number;
  penalty_price: number | null;
  refund_price: number | null;
  canceled_at: Date | null;
  /** The supplier's view of the room: policy, confirmation numbers; its tokens stay on the server. */
  supplier_room_id: string | null;
  supplier_room: Stored<KnownRoom> | null;
  /** Set while a cancellation is under way: intent first, then the call. */
  cancel_state: 'SENT' | 'UNKNOWN' | null;
  cancel_penalty: number | null;
  cancel_by: Actor | null;
  cancel_user_id: string | null;
  cancel_reason: string | null;
  cancel_started_at: Date | null;
  cancel_next_check_at: Date | null;
  cancel_tries: Generated<number>;
  /** What its cancellation came with about the trip that this one replaces; null: nothing was open. */
  cancel_previous_wish: PreviousTravelChoice | null;
  /** For CANCEL: what giving up the rest of that trip may cost. */
  cancel_previous_penalty: number | null;
  /** Set while a change of names or requests is under way: intent first, then the call. */
  change_state: 'SENT' | 'UNKNOWN' | null;
  change_request: RoomDetails | null;
  change_by: Actor | null;
  change_user_id: string | null;
  change_started_at: Date | null;
  change_next_check_at: Date | null;
  change_tries: Generated<number>;
  version: Generated<number>;
}

/** What of a booked room may be changed; complete, so that sending it twice comes to the same. */
export interface RoomDetails {
  familyName: string;
  givenName: string;
  specialRequest: string | null;
  smoking: boolean;
}

/** A change of a room that took place: which details, and both guests' names where the name is one of them. */
export interface RoomChange {
  details: ('GUEST_NAME' | 'SMOKING' | 'SPECIAL_REQUEST')[];
  guestNames: { previous: string; next: string } | null;
}

export interface TravelHistoryTable {
  id: string;
  travel_id: string;
  history_type: HistoryType;
  room_id: string | null;
  by: Actor;
  user_id: string | null;
  linked_travel_id: string | null;
  /** Yen of tax, for BILLED_TAX_RECORDED. Yen returned, for ROOM_REFUNDED; the reason is for operators alone. */
  price: number | null;
  reason: string | null;
  /** For ROOM_CHANGED alone. */
  room_change: Generated<RoomChange | null>;
  /** For BILLED_TAX_RECORDED: what was recorded. Null in rows of releases that kept none. */
  billed_tax_id: Generated<string | null>;
  created_at: Date;
  /** Counts memos and history together: the order of what was written at the same instant. */
  sequence: Generated<number>;
}

export interface TravelMemoTable {
  id: string;
  travel_id: string;
  kind: MemoKind;
  author_id: string;
  text: string;
  created_at: Date;
  sequence: Generated<number>;
  /** Written in the booking form. */
  with_booking: Generated<boolean>;
}

/** Written in the transaction that books or cancels; a job sends it. */
export interface TravelMailTable {
  id: string;
  travel_id: string;
  kind: MailKind;
  room_ids: string[];
  created_at: Date;
  /** Also set when the recipient was refused for good, with `refused_at`: nothing is left to send. */
  sent_at: Date | null;
  refused_at: Generated<Date | null>;
  tries: Generated<number>;
  next_try_at: Date;
}

export type NoticeKind = 'HOLD_RENEWED' | 'HOLD_LAPSED';

/** A mail about the held funds of an unknown booking, written in the transaction that changes them; a job sends it. */
export interface TravelNoticeTable {
  id: string;
  travel_id: string;
  kind: NoticeKind;
  created_at: Date;
  sent_at: Date | null;
  refused_at: Generated<Date | null>;
  tries: Generated<number>;
  next_try_at: Date;
}

/** The mail about a refund by an operator, written in the transaction that refunds; a job sends it. */
export interface RefundMailTable {
  id: string;
  travel_id: string;
  refund_id: string;
  created_at: Date;
  sent_at: Date | null;
  refused_at: Generated<Date | null>;
  tries: Generated<number>;
  next_try_at: Date;
}

export interface TravelTables {
  travels: TravelTable;
  travel_rooms: TravelRoomTable;
  travel_histories: TravelHistoryTable;
  travel_memos: TravelMemoTable;
  travel_mails: TravelMailTable;
  travel_notices: TravelNoticeTable;
  refund_mails: RefundMailTable;
}

/** Without the snapshot: it is long, and needed only when the catalog has lost the hotel. */
export type TravelRow = Omit<Selectable<TravelTable>, 'property_snapshot'>;
export type TravelRoomRow = Selectable<TravelRoomTable>;
/** What the plain fields of a trip are made of: lists read no more. */
export type ListedTravel = Pick<TravelRow, (typeof listedTravelColumns)[number]>;
export type ListedRoom = Pick<TravelRoomRow, (typeof listedRoomColumns)[number]>;
export type TravelHistoryRow = Selectable<TravelHistoryTable>;
export type TravelMemoRow = Selectable<TravelMemoTable>;
