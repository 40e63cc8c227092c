/** Why a bank refuses; `code` and `declineCode` are the API's own words. */
export type Decline = { code: string; declineCode: string; message: string };

/** When a card asks its holder: never, only if the merchant asks for it, or always; see `needsChallenge`. */
type Authentication = 'none' | 'on_request' | 'unless_set_up' | 'always' | 'already_set_up';

export type TestCard = {
  number: string;
  authentication: Authentication;
  /** Refuses to be saved and to pay. */
  attachDecline?: Decline;
  /** Can be saved, but refuses to pay. */
  chargeDecline?: Decline;
  /** The look-up before the 3-D Secure question fails. */
  authenticationError?: Decline;
  /** Refuses although its holder was authenticated, already while being saved. */
  declineAfterAuthentication?: Decline;
  /** The security code never matches, without refusing. */
  cvcCheck?: 'fail';
  /** Disputed as soon as money was collected from it. */
  dispute?: { reason: string; isInquiry?: true };
  /** Sandbox fault, see docs/sandbox-cards.md. */
  fault?: string;
};

const decline = (code: string, declineCode: string, message: string): Decline => ({
  code,
  declineCode,
  message,
});
const generic = (declineCode: string) => decline('card_declined', declineCode, 'Your card was declined.');

export const DECLINED = generic('generic_decline');
export const NOT_A_TEST_CARD = decline(
  'card_declined',
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);
export const AUTHENTICATION_REQUIRED = decline(
  'authentication_required',
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
);
const INSUFFICIENT = decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.');
const PROCESSING = decline(
  'processing_error',
  'processing_error',
  'An error occurred while processing your card. Try again in a little bit.',
);

const plain = (number: string): TestCard => ({ number, authentication: 'none' });
const refused = (number: string, attachDecline: Decline): TestCard => ({
  number,
  authentication: 'none',
  attachDecline,
});
const faulty = (number: string, fault: string): TestCard => ({ number, authentication: 'none', fault });

/** Stripe's documented test cards, then the sandbox's own fault cards (4000 9900 0000 ...). */
export const TEST_CARDS = {
  visa: plain('4242424242424242'),
  visa_4111: plain('4111111111111111'),
  visa_debit: plain('4000056655665556'),
  visa_japan: plain('4000003920000003'),
  mastercard: plain('5555555555554444'),
  mastercard_2series: plain('2223003122003222'),
  mastercard_debit: plain('5200828282828210'),
  mastercard_prepaid: plain('5105105105105100'),
  amex: plain('378282246310005'),
  amex_second: plain('371449635398431'),
  discover: plain('6011111111111117'),
  diners: plain('3056930009020004'),
  diners_14: plain('36227206271667'),
  jcb: plain('3566002020360505'),
  jcb_second: plain('3530111333300000'),
  unionpay: plain('6200000000000005'),
  cvc_check_fails: { ...plain('4000000000000101'), cvcCheck: 'fail' },

  three_d_secure_unless_set_up: { number: '4000002500003155', authentication: 'unless_set_up' },
  three_d_secure_always: { number: '4000002760003184', authentication: 'always' },
  three_d_secure_already_set_up: { number: '4000003800000446', authentication: 'already_set_up' },
  three_d_secure_required: { number: '4000000000003220', authentication: 'unless_set_up' },
  three_d_secure_optional: { number: '4000000000003055', authentication: 'on_request' },
  three_d_secure_insufficient_funds: {
    number: '4000008260003178',
    authentication: 'unless_set_up',
    chargeDecline: INSUFFICIENT,
  },
  three_d_secure_declined: {
    number: '4000008400001629',
    authentication: 'unless_set_up',
    declineAfterAuthentication: DECLINED,
  },
  three_d_secure_error: {
    number: '4000008400001280',
    authentication: 'always',
    authenticationError: DECLINED,
  },

  charge_declined: refused('4000000000000002', DECLINED),
  insufficient_funds: refused('4000000000009995', INSUFFICIENT),
  lost_card: refused('4000000000009987', generic('lost_card')),
  stolen_card: refused('4000000000009979', generic('stolen_card')),
  velocity_exceeded: refused('4000000000006975', generic('card_velocity_exceeded')),
  fraudulent: refused('4100000000000019', generic('fraudulent')),
  expired_card: refused(
    '4000000000000069',
    decline('expired_card', 'expired_card', 'Your card has expired.'),
  ),
  incorrect_cvc: refused(
    '4000000000000127',
    decline('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  ),
  processing_error: refused('4000000000000119', PROCESSING),
  charge_fails_after_attaching: { ...plain('4000000000000341'), chargeDecline: DECLINED },

  disputed: { ...plain('4000000000000259'), dispute: { reason: 'fraudulent' } },
  disputed_not_received: { ...plain('4000000000002685'), dispute: { reason: 'product_not_received' } },
  disputed_inquiry: { ...plain('4000000000001976'), dispute: { reason: 'fraudulent', isInquiry: true } },

  fault_rate_limit_twice: faulty('4000990000004295', 'rate_limit@create*2'),
  fault_rate_limit: faulty('4000990000004287', 'rate_limit@create'),
  fault_lock_timeout_twice: faulty('4000990000004097', 'lock_timeout@create*2'),
  fault_server_error: faulty('4000990000005003', 'server_error@create'),
  fault_reset_before: faulty('4000990000001044', 'reset_before@create*1'),
  fault_reset_after: faulty('4000990000001051', 'reset_after@create*1'),
  fault_slow: faulty('4000990000000301', 'slow@create*1'),
  fault_capture_fails_once: faulty('4000990000000319', 'server_error@capture*1'),
} as const satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof TEST_CARDS;

export function testCard(name: TestCardName): TestCard {
  return TEST_CARDS[name];
}

export function testCardByNumber(number: string): TestCardName | undefined {
  return (Object.keys(TEST_CARDS) as TestCardName[]).find((name) => TEST_CARDS[name].number === number);
}

/** Ready-made payment methods and tokens of Stripe's test mode (`pm_card_…`, `tok_…`). */
export const READY_MADE: Record<string, TestCardName> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  jcb: 'jcb',
  diners: 'diners',
  discover: 'discover',
  authenticationRequired: 'three_d_secure_unless_set_up',
  authenticationRequiredOnSetup: 'three_d_secure_unless_set_up',
  authenticationRequiredSetupForOffSession: 'three_d_secure_already_set_up',
  threeDSecure2Required: 'three_d_secure_required',
  threeDSecureOptional: 'three_d_secure_optional',
  chargeCustomerFail: 'charge_fails_after_attaching',
  chargeDeclined: 'charge_declined',
  chargeDeclinedInsufficientFunds: 'insufficient_funds',
  chargeDeclinedExpiredCard: 'expired_card',
  chargeDeclinedIncorrectCvc: 'incorrect_cvc',
  chargeDeclinedProcessingError: 'processing_error',
  createDispute: 'disputed',
  createDisputeProductNotReceived: 'disputed_not_received',
  createDisputeInquiry: 'disputed_inquiry',
};

/** Whether the holder must be asked now. `requested`: the merchant asked for 3-D Secure by himself. */
export function needsChallenge(
  card: TestCard,
  use: { offSession: boolean; setUp: boolean; requested: boolean },
): boolean {
  switch (card.authentication) {
    case 'none':
      return false;
    case 'on_request':
      return use.requested && !use.offSession;
    case 'unless_set_up':
      return !(use.offSession && use.setUp);
    case 'already_set_up':
      return !use.offSession;
    case 'always':
      return true;
  }
}
