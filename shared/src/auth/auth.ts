import { useSyncExternalStore } from 'react';
import type { PublicConfiguration } from '../contract/release-document.ts';
import { type Account, type AccountCalls, createAccount } from './account.ts';
import type { AuthState } from './auth-state.ts';
import { type CheckedAction, createIdentity, type Identity } from './identity.ts';
import { createProfile, type Profile, type ProfileMachine, type ProfileState } from './profile.ts';

export type { Account, AccountCalls, AuthState, CheckedAction, Identity, Profile, ProfileState };

let identity: Identity | undefined;
let profile: ProfileMachine | undefined;
let account: Account | undefined;

/** Creates the page's one identity and profile; only the host calls it, once. */
export function installAuth(options: {
  identity: PublicConfiguration['identity'];
  loadProfile: () => Promise<Profile | null>;
  accountCalls: AccountCalls;
  log: (error: unknown) => void;
}): { identity: Identity; profile: ProfileMachine } {
  if (identity) throw new Error('auth is already installed');
  const { log } = options;
  const service = createIdentity(options.identity);
  identity = service;
  profile = createProfile({ load: options.loadProfile, log, onEnded: () => void service.forget() });
  account = createAccount({ identity, profile, calls: options.accountCalls, log });
  return { identity, profile };
}

/** The identity service's operations. Throws before the host has installed auth. */
export function getIdentity(): Identity {
  if (!identity) throw new Error('no auth: the host installs it before any remote loads');
  return identity;
}

/** What people do with their account. Throws before the host has installed auth. */
export function getAccount(): Account {
  if (!account) throw new Error('no auth: the host installs it before any remote loads');
  return account;
}

/** The profile state machine. Throws before the host has installed auth. */
export function getProfile(): ProfileMachine {
  if (!profile) throw new Error('no auth: the host installs it before any remote loads');
  return profile;
}

/** The signed-in person, or null; re-renders on change. */
export function useProfile(): Profile | null {
  const { state } = getProfile();
  const current = useSyncExternalStore(state.subscribe, state.get);
  return current.status === 'initialized' ? current.profile : null;
}
