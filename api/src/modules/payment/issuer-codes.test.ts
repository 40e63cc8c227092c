import { describe, expect, it } from 'vitest';
import { publicDeclineCode, shouldAskToCardIssuer } from './issuer-codes.ts';

describe('decline codes', () => {
  it('send the cardholder to the issuer when only the issuer can help', () => {
    expect(shouldAskToCardIssuer('do_not_honor')).toBe(true);
    expect(shouldAskToCardIssuer('expired_card')).toBe(false);
    expect(shouldAskToCardIssuer(null)).toBe(false);
  });

  it('never tell anyone who holds the card that it is reported as stolen, lost or fraudulent', () => {
    for (const secret of ['stolen_card', 'lost_card', 'pickup_card', 'fraudulent', 'merchant_blacklist']) {
      expect(publicDeclineCode(secret)).toBe('generic_decline');
    }
    expect(publicDeclineCode('insufficient_funds')).toBe('insufficient_funds');
    expect(publicDeclineCode(undefined)).toBeNull();
  });
});
