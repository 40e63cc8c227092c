import type { CardFailure } from './cards-port.ts';
import type { CallResult } from './stripe-call.ts';

/** The failure of a request that no issuer answers: there, a card error or a missing object refuses the request. */
export function asFailure(result: CallResult<unknown>): CardFailure {
  if (result.kind === 'answer' || result.kind === 'absent') {
    return {
      kind: 'refused',
      code: 'resource_missing',
      declineCode: null,
      errorType: 'invalid_request_error',
    };
  }
  if (result.kind === 'declined' || result.kind === 'requires_action') {
    return {
      kind: 'refused',
      code: result.code,
      declineCode: result.declineCode,
      errorType: result.errorType,
    };
  }
  return result;
}
