import { type BookingAttempt, type BookingStep, paths } from '@yado/shared/routing/paths';
import type { Draft } from './draft.ts';
import { type GuestRule, findProblems } from './guest-form.ts';

const order: readonly BookingStep[] = ['guests', 'payment', 'confirm'];

const stepPaths: Record<BookingStep, (attempt: BookingAttempt) => string> = {
  guests: paths.bookingGuests,
  payment: paths.bookingPayment,
  confirm: paths.bookingConfirm,
};

export function pathOfStep(step: BookingStep, attempt: BookingAttempt): string {
  return stepPaths[step](attempt);
}

/** The steps that were done before this one, in order. */
export function stepsBefore(step: BookingStep): readonly BookingStep[] {
  return order.slice(0, order.indexOf(step));
}

/** The first step whose form is not complete; the confirmation when all are. */
export function firstUnfinished(draft: Draft, rule: GuestRule): BookingStep {
  if (findProblems(draft, rule)) return 'guests';
  return draft.payment ? 'confirm' : 'payment';
}

/** Whether a step may be opened only after the other one. */
export function isAfter(step: BookingStep, other: BookingStep): boolean {
  return order.indexOf(step) > order.indexOf(other);
}
