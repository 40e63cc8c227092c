import { judgeClock } from '../probe/clock-offset.ts';
import type { Fault } from '../probe/probe-result.ts';
import type { RapidResult } from './result.ts';

/**
 * What an answer of the supplier says of our key; null where it says nothing against it, or is not the supplier's, such as
 * the page of a proxy. Signatures hold for five minutes, so that a clock
 * that is off looks like a wrong key.
 * https://developers.expediagroup.com/rapid/setup/authentication
 */
export function judgeRefusal(
  { kind, status }: RapidResult<unknown>,
  clockOffsetMs: number | null,
): Fault | null {
  if (kind !== 'refused') return null;
  if (status === 401) {
    const [clock] = judgeClock('the supplier', clockOffsetMs);
    if (clock) return { ...clock, text: `${clock.text} It takes no signature of such a clock.` };
    return {
      kind: 'refused-key',
      text: 'The supplier does not take the key or its secret (401).',
      mend: 'Set RAPID_API_KEY and RAPID_SHARED_SECRET as the partner portal shows them for the host of RAPID_BASE_URL.',
    };
  }
  if (status !== 403) return null;
  return {
    kind: 'missing-right',
    text: 'The supplier takes the key and refuses what it asks for (403).',
    mend: 'Have the supplier open this interface for the profile of RAPID_API_KEY, or name the address of this machine.',
  };
}
