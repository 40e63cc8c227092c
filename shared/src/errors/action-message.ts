import { actionFailureMessage, unknownCodeMessage } from './app-error.ts';
import { lookUp } from '../contract/known.ts';

type Failure = { kind: 'refused'; code: string } | { kind: 'unknown'; error: unknown };

/**
 * Why an action did not succeed, for a banner or a toast: the text of the refusal's code, or what the transport says.
 * `action` names it as a noun, e.g. 予約の確定.
 */
export function actionMessage(
  action: string,
  failure: Failure,
  refusals: Readonly<Record<string, string>> = {},
): string {
  if (failure.kind === 'unknown') return actionFailureMessage(action, failure.error);
  return lookUp(refusals, failure.code, unknownCodeMessage(action, failure.code));
}
