/**
 * What becomes of a booking that is still unknown is decided this long before its card's hold ends: a working day in which
 * an operator can ask the supplier, and the price can be held once more.
 */
export const HOLD_LEAD_MS = 24 * 3_600_000;
