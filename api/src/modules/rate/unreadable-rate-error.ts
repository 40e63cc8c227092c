/** A rate that can't be shown truthfully (no price for an occupancy, a penalty without a kind, …). */
export class UnreadableRateError extends Error {
  override name = 'UnreadableRateError';
}
