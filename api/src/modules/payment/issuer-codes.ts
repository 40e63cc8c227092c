/** Decline codes that only the card's issuer can resolve (domain B1). */
const issuerDeclineCodes = new Set([
  'call_issuer',
  'do_not_honor',
  'do_not_try_again',
  'generic_decline',
  'fraudulent',
  'no_action_taken',
  'not_permitted',
  'card_not_supported',
  'currency_not_supported',
  'invalid_account',
  'issuer_not_available',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'service_not_allowed',
  'stop_payment_order',
  'transaction_not_allowed',
  'card_velocity_exceeded',
  'withdrawal_count_limit_exceeded',
  'insufficient_funds',
  'new_account_information_available',
]);

/** Never shown to the user: it would warn a thief. */
const secretDeclineCodes = new Set([
  'fraudulent',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'merchant_blacklist',
]);

/** Whether the cardholder should ask the card's issuer. */
export function shouldAskToCardIssuer(declineCode: string | null | undefined): boolean {
  return declineCode != null && issuerDeclineCodes.has(declineCode);
}

/** The decline code that may leave the server. */
export function publicDeclineCode(declineCode: string | null | undefined): string | null {
  if (declineCode == null) return null;
  return secretDeclineCodes.has(declineCode) ? 'generic_decline' : declineCode;
}
