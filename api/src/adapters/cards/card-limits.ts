/** How long card calls may take. */
export interface CardLimits {
  /** One try of a call that asks no issuer. */
  tryMs: number;
  /** One try of a call in which the card's issuer decides. */
  confirmMs: number;
  /** All tries of a call with their pauses. */
  callMs: number;
}

export const CARD_LIMITS: CardLimits = { tryMs: 10_000, confirmMs: 30_000, callMs: 40_000 };

/** From the first try on. What has no effect by then never will: Stripe's own client waits 80 s for the last try. */
export const CARD_CALL_OVER_MS = CARD_LIMITS.callMs + 80_000;
