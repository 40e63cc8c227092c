import { type BookingAttempt, type BookingStep, paths } from '@yado/shared/routing/paths';

const order: readonly BookingStep[] = ['guests', 'payment', 'confirm'];

const stepPaths: Record<BookingStep, (attempt: BookingAttempt) => string> = {
  guests: paths.bookingGuests,
  payment: paths.bookingPayment,
  confirm: paths.bookingConfirm,
};

export function getStepPath(step: BookingStep, attempt: BookingAttempt): string {
  return stepPaths[step](attempt);
}

/** The steps that were done before this one, in order. */
export function stepsBefore(step: BookingStep): readonly BookingStep[] {
  return order.slice(0, order.indexOf(step));
}

/** Whether a step may be opened only after the other one. */
export function isAfter(step: BookingStep, other: BookingStep): boolean {
  return order.indexOf(step) > order.indexOf(other);
}
