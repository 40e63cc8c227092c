import type { Generated, Selectable } from 'kysely';
import type { Stored } from '../../adapters/supplier/stored/stored.ts';
import type { Rate } from '../../adapters/supplier/supplier-rate.ts';
import type { Seller } from '../organization/seller.ts';
import type { Stay } from '../rate/stay.ts';
import type { PropertySnapshot } from '../travel/property-snapshot.ts';
import type { Actor, TravelTables } from '../travel/tables.ts';
import type { AttemptState } from './attempt-machine.ts';
import type {
  BookFailure,
  BookingDraft,
  BookingRequest,
  FundsState,
  MoneyAction,
  PaymentMeans,
} from './booking-types.ts';

export interface PriceCheckTable {
  id: string;
  branch_id: string;
  user_id: string;
  property_id: string;
  room_id: string;
  rate_id: string;
  bed_group_id: string;
  is_package: boolean;
  stay: Stay;
  room_name: string;
  room_name_en: string;
  bed_description: string | null;
  hotel_name: string;
  hotel_name_en: string;
  city: string;
  time_zone: string;
  property_snapshot: PropertySnapshot;
  /** Whether special requests for this property may hold more than Latin letters. */
  unicode_allowed: boolean;
  payment_price: number;
  /** What the user saw before, when the supplier's price differs. */
  previous_payment_price: number | null;
  /** The supplier's rate as shopped, with the pricing of the price check. */
  rate: Stored<Rate>;
  /** The supplier's token by which the price is checked: it never leaves the server. */
  price_check_href: string;
  previous_travel_id: string | null;
  /** Null in rows of releases that knew none. */
  seller: Seller | null;
  created_at: Date;
  expires_at: Date;
}

export interface BookingAttemptTable {
  id: string;
  /** EXTERNAL: entered by an operator, complete from the start; the hotel supplier knows nothing of it. */
  kind: Generated<'SUPPLIER' | 'EXTERNAL'>;
  branch_id: string;
  user_id: string;
  /** Null for EXTERNAL. */
  price_check_id: string | null;
  idempotency_key: string;
  request_hash: string;
  request: BookingRequest;
  means: PaymentMeans;
  state: AttemptState;
  /** Fence: every write names the version it read. */
  version: Generated<number>;
  /** Rises after each refused authorization, so that the next card gets its own provider key. */
  funding_try: Generated<number>;
  payment_intent_id: string | null;
  payment_price: number;
  /** The trip that is canceled once this booking is confirmed, and what its user agreed to pay for that. */
  previous_travel_id: string | null;
  accepted_previous_penalty: number | null;
  supplier_reference: string;
  book_href: string | null;
  price_checked_at: Date | null;
  sent_at: Date | null;
  itinerary_id: string | null;
  travel_id: string | null;
  failure: BookFailure | null;
  customer_ip: string;
  customer_session: string;
  /** User agent of the browser that booked; null before 0020 and where there was none. */
  customer_user_agent: string | null;
  lease_owner: string | null;
  lease_until: Date | null;
  /** When a job looks at it next; null once nothing is open. */
  next_check_at: Date | null;
  check_tries: Generated<number>;
  /** Set when the supplier's answer is still unknown after the whole window. */
  needs_operator_since: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** One row per funded attempt: what is held, taken and given back, and the one movement under way. */
export interface PaymentTable {
  attempt_id: string;
  branch_id: string;
  type: 'CREDIT_CARD' | 'INVOICE';
  payment_intent_id: string | null;
  state: FundsState;
  held: number;
  captured: Generated<number>;
  refunded: Generated<number>;
  pending: MoneyAction | null;
  pending_amount: number | null;
  pending_since: Date | null;
  /** Rises with every movement; part of the provider's idempotency key. */
  sequence: Generated<number>;
  failed_tries: Generated<number>;
  last_failure: string | null;
  next_try_at: Date | null;
  /** Held funds fall back to the card then; null for credit, and until the provider has said. */
  capture_before: Date | null;
  /** When the hold was placed once more for a booking that stayed unknown. */
  renewed_at: Date | null;
  /** The provider's code when it refused to hold once more: it is not asked again. */
  renewal_refused: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** Ledger of invoice credit. Negative: used; positive: given back. */
export interface CreditEntryTable {
  id: string;
  branch_id: string;
  /** Null for the payment of an invoice. */
  attempt_id: string | null;
  /** Of releases that knew one payment per invoice. */
  invoice_id: Generated<string | null>;
  /** A payment of an invoice, or, below zero, its removal. */
  invoice_payment_id: Generated<string | null>;
  amount: number;
  reason: 'BOOKING' | 'RELEASE' | 'CANCEL' | 'REFUND' | 'PAYMENT';
  created_at: Date;
}

/** What a user has typed for a preparation: unfinished and unchecked, as the form showed it. */
export interface BookingDraftTable {
  price_check_id: string;
  user_id: string;
  branch_id: string;
  draft: BookingDraft;
  /** Rises with every save, so that a browser knows which of two copies is the later one. */
  revision: Generated<number>;
  saved_at: Date;
}

/** Intent before, outcome after every call that moves something outside for an attempt that has a row. */
export interface OutsideCallTable {
  id: string;
  attempt_id: string;
  call: string;
  call_key: string;
  started_at: Date;
  finished_at: Date | null;
  outcome: string | null;
}

/** The cancellation that a date change owes: written in the transaction that confirms the new booking. */
export interface DateChangeTable {
  /** Attempt of the new booking. */
  attempt_id: string;
  previous_travel_id: string;
  next_travel_id: string;
  accepted_penalty: number;
  by: Actor;
  user_id: string;
  /** INCOMPLETE: the previous trip stays booked, because it is to be kept, or until a person decides. */
  state: 'CANCELING' | 'DONE' | 'INCOMPLETE';
  tries: Generated<number>;
  next_try_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** What the user wanted to become of the previous trip when the new one was canceled before it was given up. */
export interface DateChangeChoiceTable {
  id: string;
  attempt_id: string;
  previous_travel_id: string;
  next_travel_id: string;
  choice: 'KEEP' | 'CANCEL';
  /** For CANCEL: what giving up the rest of the previous trip may cost. */
  accepted_penalty: number | null;
  by: Actor;
  user_id: string | null;
  created_at: Date;
  /** When rooms of the new trip were canceled with it; null while that is open. */
  effective_at: Date | null;
  /** Shared with history and memos. */
  sequence: Generated<number>;
}

/** Money that an operator returned outside the policy; one row per key. */
export interface RoomRefundTable {
  id: string;
  idempotency_key: string;
  room_id: string;
  attempt_id: string;
  price: number;
  reason: string;
  user_id: string;
  created_at: Date;
}

export interface BookingTables extends TravelTables {
  price_checks: PriceCheckTable;
  booking_drafts: BookingDraftTable;
  booking_attempts: BookingAttemptTable;
  payments: PaymentTable;
  credit_entries: CreditEntryTable;
  outside_calls: OutsideCallTable;
  date_changes: DateChangeTable;
  date_change_choices: DateChangeChoiceTable;
  room_refunds: RoomRefundTable;
}

export type PriceCheckRow = Selectable<PriceCheckTable>;
export type BookingDraftRow = Selectable<BookingDraftTable>;
export type AttemptRow = Selectable<BookingAttemptTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type DateChangeRow = Selectable<DateChangeTable>;
export type DateChangeChoiceRow = Selectable<DateChangeChoiceTable>;
export type RoomRefundRow = Selectable<RoomRefundTable>;
