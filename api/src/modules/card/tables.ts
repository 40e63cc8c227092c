import type { Selectable } from 'kysely';
import type { CreatedAt, NullableInstant } from '../../db/column-types.ts';

export interface CreditCardTable {
  id: string;
  branch_id: string;
  nickname: string;
  brand: string;
  last4: string;
  exp_year: number;
  exp_month: number;
  payment_method_id: string;
  stripe_customer_id: string;
  registered_by: string | null;
  created_at: CreatedAt;
  /** From when it is no card of the branch; a card for one booking never was one. */
  deleted_at: NullableInstant;
  /** When the provider had forgotten the deleted card. Set, too, while a card for one booking may still be needed. */
  detached_at: NullableInstant;
}

export interface CardRegistrationTable {
  id: string;
  branch_id: string;
  user_id: string;
  idempotency_key: string;
  input_hash: string;
  nickname: string;
  setup_intent_id: string | null;
  credit_card_id: string | null;
  /** Set for a card for one booking: the preparation for which it was entered. */
  price_check_id: string | null;
  created_at: CreatedAt;
}

/** A card that one person entered for one booking: nobody else and no other booking can use it. */
export interface BookingCardTable {
  card_id: string;
  branch_id: string;
  user_id: string;
  /** The preparation that may be paid with it. */
  price_check_id: string;
  created_at: CreatedAt;
  /** When nothing of the booking needed it any more. */
  released_at: NullableInstant;
}

export interface CardTables {
  credit_cards: CreditCardTable;
  booking_cards: BookingCardTable;
  card_registrations: CardRegistrationTable;
}

export type CreditCardRow = Selectable<CreditCardTable>;
export type CardRegistrationRow = Selectable<CardRegistrationTable>;
