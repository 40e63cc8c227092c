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
  deleted_at: NullableInstant;
  /** When the provider had forgotten the deleted card. */
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
  created_at: CreatedAt;
}

export interface CardTables {
  credit_cards: CreditCardTable;
  card_registrations: CardRegistrationTable;
}

export type CreditCardRow = Selectable<CreditCardTable>;
export type CardRegistrationRow = Selectable<CardRegistrationTable>;
