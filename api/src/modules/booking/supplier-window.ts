/** A new booking may stay invisible at the supplier for 30 minutes: what is absent later was not made. */
export const SUPPLIER_WINDOW_MS = 35 * 60_000;
