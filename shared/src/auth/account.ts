import type { Identity } from './identity.ts';
import type { ProfileMachine } from './profile.ts';

/** What the account asks of the API; the host brings it, because it owns the requests. */
export interface AccountCalls {
  signOut: () => Promise<void>;
  signOutEverywhere: () => Promise<void>;
  refreshAccount: () => Promise<void>;
}

/** What people do with their account: the identity service keeps e-mail and password, the API the sessions. */
export interface Account {
  /** Ends this session. Never fails: on a shared computer the browser must forget it even without a network. */
  signOut: () => Promise<void>;
  /**
   * Ends every session of the person; `leave` opens the page to leave by, before this browser forgets the person.
   * Rejects, and changes nothing, when the API can't be reached.
   */
  signOutEverywhere: (leave: () => void | Promise<void>) => Promise<void>;
  /** Ends all other sessions too. Failures are the identity service's. */
  changePassword: (current: string, next: string) => Promise<void>;
  /** Sends a confirmation to the new address. Failures are the identity service's. */
  changeEmail: (currentPassword: string, newEmail: string) => Promise<void>;
  /** Takes over what changed at the identity service meanwhile, such as an e-mail address confirmed in another tab. */
  refresh: () => Promise<void>;
}

/** Longer nobody waits for a sign-out. */
const SIGN_OUT_LIMIT_MS = 3_000;

export function createAccount({
  identity,
  profile,
  calls,
  log,
}: {
  identity: Pick<Identity, 'forget' | 'changePassword' | 'changeEmail'>;
  profile: Pick<ProfileMachine, 'refresh'>;
  calls: AccountCalls;
  log: (error: unknown) => void;
}): Account {
  const refresh = async () => {
    await calls.refreshAccount();
    await profile.refresh();
  };
  return {
    signOut: async () => {
      // The token alone could be used on for the rest of its hour.
      await Promise.race([calls.signOut().catch(log), wait(SIGN_OUT_LIMIT_MS)]);
      await identity.forget();
    },
    signOutEverywhere: async (leave) => {
      await calls.signOutEverywhere();
      await leave();
      await identity.forget();
    },
    changePassword: async (current, next) => {
      await identity.changePassword(current, next);
      // The password is changed by now; the API reads of it at the next sign-in at the latest.
      await refresh().catch(log);
    },
    changeEmail: identity.changeEmail,
    refresh,
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
