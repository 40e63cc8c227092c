import type { LocalTaxState } from '../../graphql/__generated__/schema-types.ts';
import type { LocalTaxEstimateModel } from './estimate-local-tax.ts';

/** What is known of the taxes that a hotel collects: an estimate, or why there is none. */
export type LocalTaxAnswer =
  | { state: 'ESTIMATED'; estimate: LocalTaxEstimateModel }
  | { state: Exclude<LocalTaxState, 'ESTIMATED'>; estimate: null };

/** An answer without an estimate. */
export function answerWithout(state: Exclude<LocalTaxState, 'ESTIMATED'>): LocalTaxAnswer {
  return { state, estimate: null };
}

/** The answer in the two fields of the schema. */
export function toLocalTaxFields({ state, estimate }: LocalTaxAnswer): {
  localTax: LocalTaxEstimateModel | null;
  localTaxState: LocalTaxState;
} {
  return { localTax: estimate, localTaxState: state };
}
