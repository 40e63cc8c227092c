import type { UnknownAction } from '@yado/shared/relay/use-action';
import type { NewAccount } from './check-account.ts';

/** Creates an account for somebody of a desk. */
export type CreateAccount = (
  account: NewAccount,
) => Promise<{ kind: 'ok' } | { kind: 'refused'; code: string } | UnknownAction>;
