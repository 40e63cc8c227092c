/**
 * How early before a deadline it counts as over, as at the API: consent holds for the moment in which the cancellation
 * takes effect at the supplier.
 */
export const CANCEL_LEAD_MS = 60_000;
