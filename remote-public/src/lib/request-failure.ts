import { actionFailureMessage, toAppError } from '@yado/shared/errors/app-error';

/** Why a request without a session failed; too many of them are told with the time to wait. */
export function requestFailureMessage(action: string, error: unknown): string {
  const { kind, retryAfterSeconds } = toAppError(error);
  if (kind !== 'busy') return actionFailureMessage(action, error);
  const wait = retryAfterSeconds ? `約${Math.ceil(retryAfterSeconds / 60)}分` : 'しばらく';
  return `操作の回数が多いため、いったん受け付けを止めています。${wait}待ってから、もう一度お試しください。`;
}
