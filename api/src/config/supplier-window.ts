/**
 * The supplier may show a new booking up to 30 minutes late. Our clock starts before its own, with the call, whose answer
 * may take minutes: what is absent after these five more was not made, and what is unclear then is a person's to ask.
 */
export const SUPPLIER_WINDOW_MS = 35 * 60_000;
