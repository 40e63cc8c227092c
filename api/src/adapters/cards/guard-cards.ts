import { CallGuard, type OnPause } from '../guard/call-guard.ts';
import { guarded } from '../guard/guarded.ts';
import type { CardsPort, CardUnavailable } from './cards-port.ts';

/** Cards that are saved take nothing from those that pay. */
const SAVING = new Set(['ensureCustomer', 'setupCard', 'retrieveSetup', 'detachCard']);

const NOT_MADE: CardUnavailable = {
  kind: 'unavailable',
  code: null,
  declineCode: null,
  errorType: 'api_connection_error',
};

/** The card provider within limits of this process. A call that is not made is `unavailable`: nothing was done. */
export function guardCards(cards: CardsPort, { onPause }: { onPause?: OnPause } = {}): CardsPort {
  const paying = new CallGuard('paying', { atOnce: 64, waiting: 32, failures: 8 }, onPause);
  const saving = new CallGuard('saving', { atOnce: 16, waiting: 16, failures: 8 }, onPause);
  return guarded(cards, {
    guardOf: (method) => {
      if (method === 'probe') return null;
      return SAVING.has(method) ? saving : paying;
    },
    isFailure: (ending) => 'value' in ending && hasNoAnswer(ending.value),
    notMade: () => NOT_MADE,
  });
}

function hasNoAnswer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return value.kind === 'unavailable' || value.kind === 'unknown';
}
