import type { FundsState, MoneyAction } from '../booking/booking-types.ts';

export interface Funds {
  state: FundsState;
  held: number;
  captured: number;
  refunded: number;
}

export interface MoneyMovement {
  action: MoneyAction;
  amount: number;
}

/**
 * The next step that brings what the card has paid to `target` yen; null when there is none.
 * Nothing is ever taken beyond what was held, nor taken again after it was given back. `chargedBack` are yen that the
 * cardholder's bank has taken back for good: they are with the cardholder already.
 */
export function nextMovement(funds: Funds, target: number, chargedBack = 0): MoneyMovement | null {
  if (funds.state === 'HELD') {
    return target === 0
      ? { action: 'RELEASE', amount: funds.held }
      : { action: 'CAPTURE', amount: Math.min(target, funds.held) };
  }
  const surplus = funds.captured - funds.refunded - chargedBack - target;
  return funds.state === 'CAPTURED' && surplus > 0 ? { action: 'REFUND', amount: surplus } : null;
}

/** The funds after a movement took effect. */
export function afterMovement(funds: Funds, movement: MoneyMovement): Funds {
  switch (movement.action) {
    case 'CAPTURE':
      return { ...funds, state: 'CAPTURED', captured: movement.amount };
    case 'RELEASE':
      return { ...funds, state: 'RELEASED' };
    case 'REFUND':
      return { ...funds, refunded: funds.refunded + movement.amount };
  }
}
