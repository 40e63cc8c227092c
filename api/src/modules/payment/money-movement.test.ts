import { describe, expect, it } from 'vitest';
import { afterMovement, type Funds, nextMovement } from './money-movement.ts';

const held: Funds = { state: 'HELD', held: 30_000, captured: 0, refunded: 0 };

/** Moves until nothing is left to do. */
function settle(start: Funds, target: number): Funds {
  let funds = start;
  for (let step = 0; step < 10; step++) {
    const movement = nextMovement(funds, target);
    if (!movement) return funds;
    funds = afterMovement(funds, movement);
  }
  throw new Error('Never settles.');
}

describe('moving money', () => {
  it('captures what the trip costs', () => {
    expect(settle(held, 30_000)).toEqual({ ...held, state: 'CAPTURED', captured: 30_000 });
  });

  it('captures only the part that is left when a room was canceled before', () => {
    expect(settle(held, 20_000)).toEqual({ ...held, state: 'CAPTURED', captured: 20_000 });
  });

  it('releases the hold when nothing is owed', () => {
    expect(settle(held, 0)).toEqual({ ...held, state: 'RELEASED' });
  });

  it('refunds the surplus after capture, room by room', () => {
    const captured = settle(held, 30_000);
    const first = settle(captured, 25_000);
    expect(first).toMatchObject({ captured: 30_000, refunded: 5_000 });
    expect(settle(first, 0)).toMatchObject({ captured: 30_000, refunded: 30_000 });
  });

  it('does nothing when there is nothing to do, however often it is asked', () => {
    const captured = settle(held, 30_000);
    expect(nextMovement(captured, 30_000)).toBeNull();
    expect(nextMovement({ ...held, state: 'RELEASED' }, 0)).toBeNull();
    expect(nextMovement({ ...held, state: 'CAPTURE_FAILED' }, 30_000)).toBeNull();
  });

  it('takes neither more than was held nor again what was given back', () => {
    for (let target = 0; target <= 60_000; target += 7_500) {
      const funds = settle(settle(held, target), 60_000);
      expect(funds.captured).toBeLessThanOrEqual(held.held);
      expect(funds.captured - funds.refunded).toBe(Math.min(target, held.held));
    }
  });

  it('refunds nothing that the cardholder’s bank has taken back', () => {
    const captured = settle(held, 30_000);
    expect(nextMovement(captured, 0, 30_000)).toBeNull();
    expect(nextMovement(captured, 10_000, 30_000)).toBeNull();
    expect(nextMovement(captured, 10_000, 5_000)).toEqual({ action: 'REFUND', amount: 15_000 });
    expect(nextMovement({ ...captured, refunded: 15_000 }, 10_000, 5_000)).toBeNull();
  });
});
