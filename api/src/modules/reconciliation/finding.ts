import type { OperatorTaskKind } from '../../graphql/__generated__/schema-types.ts';

/** One thing on which our rows and the outside disagree. */
export interface Finding {
  kind: OperatorTaskKind;
  /** What it is about: one open task for kind and subject. */
  subject: string;
  price: number | null;
  reference: string | null;
  /** `name=value` facts, ours first. */
  detail: string;
  /** What can safely be done about it without a person; null: nothing. */
  repair: 'cancel-authorization' | 'settle-payment' | 'cancel-itinerary' | null;
}

/** Null: both sides agree. `open`: something is under way or left out, so that neither can be said. */
export type Judgment = Finding | 'open' | null;
