import type { BookingStep } from '@yado/shared/routing/paths';
import type { Draft } from './draft.ts';
import { type GuestRule, findProblems } from './guest-form.ts';

/**
 * The first step whose form is not complete; the confirmation when all are. Apart from the steps' paths, because the
 * forms' checks are heavy and screens without a form need none.
 */
export function firstUnfinished(draft: Draft, rule: GuestRule): BookingStep {
  if (findProblems(draft, rule)) return 'guests';
  return draft.payment ? 'confirm' : 'payment';
}
