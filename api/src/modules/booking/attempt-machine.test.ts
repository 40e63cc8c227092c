import { describe, expect, it } from 'vitest';
import {
  type AttemptEvent,
  type AttemptState,
  isSettled,
  mayChangeMeans,
  nextState,
} from './attempt-machine.ts';

const states: AttemptState[] = [
  'CREATED',
  'AUTHORIZING',
  'AUTHORIZED',
  'SUPPLIER_SENT',
  'SUPPLIER_UNKNOWN',
  'CONFIRMED',
  'RELEASING',
  'FAILED',
];
const events: AttemptEvent[] = [
  'FUNDING_STARTED',
  'FUNDED',
  'FUNDING_REFUSED',
  'SUPPLIER_CALLED',
  'SUPPLIER_BOOKED',
  'SUPPLIER_SILENT',
  'SUPPLIER_REFUSED',
  'ABANDONED',
  'DECLARED_ABSENT',
  'RELEASED',
  'RELEASED_FOR_RETRY',
  'ENDED',
];

function tryMove(state: AttemptState, event: AttemptEvent): AttemptState | null {
  try {
    return nextState(state, event);
  } catch {
    return null;
  }
}

/** Every state that can be reached from the given one. */
function reachable(from: AttemptState): Set<AttemptState> {
  const seen = new Set<AttemptState>();
  const open = [from];
  for (let state = open.pop(); state; state = open.pop()) {
    for (const event of events) {
      const next = tryMove(state, event);
      if (next && !seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
    }
  }
  return seen;
}

describe('the states of a booking attempt', () => {
  it('go from held funds through the supplier to a confirmed booking', () => {
    const happy: AttemptEvent[] = ['FUNDING_STARTED', 'FUNDED', 'SUPPLIER_CALLED', 'SUPPLIER_BOOKED'];
    expect(happy.reduce(nextState, 'CREATED')).toBe('CONFIRMED');
  });

  it('end in CONFIRMED and FAILED', () => {
    expect(reachable('CONFIRMED').size).toBe(0);
    expect(reachable('FAILED').size).toBe(0);
  });

  it('reach an end from everywhere', () => {
    const stuck = states.filter(
      (state) => ![state, ...reachable(state)].some((each) => each === 'CONFIRMED' || each === 'FAILED'),
    );
    expect(stuck).toEqual([]);
  });

  it('release the funds of a booking whose outcome is unknown only once it was declared absent', () => {
    const ways = events.filter((event) => tryMove('SUPPLIER_UNKNOWN', event) !== null);
    expect(ways).toEqual(['SUPPLIER_BOOKED', 'DECLARED_ABSENT']);
    expect(nextState('SUPPLIER_UNKNOWN', 'DECLARED_ABSENT')).toBe('RELEASING');
  });

  it('never send a booking twice: only held funds lead to the supplier, and sending leaves that state', () => {
    const senders = states.filter((state) => tryMove(state, 'SUPPLIER_CALLED') !== null);
    expect(senders).toEqual(['AUTHORIZED']);
  });

  it('allow another means of payment only where nothing is open outside', () => {
    expect(states.filter(mayChangeMeans)).toEqual(['CREATED']);
  });

  it('are settled where nothing moves by itself', () => {
    expect(states.filter(isSettled)).toEqual(['CREATED', 'CONFIRMED', 'FAILED']);
  });

  it('refuse every transition that is not written down', () => {
    expect(() => nextState('SUPPLIER_UNKNOWN', 'ABANDONED')).toThrow(/no transition/);
    expect(() => nextState('CONFIRMED', 'ENDED')).toThrow(/no transition/);
  });
});
