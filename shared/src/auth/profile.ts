import { createCell, type Watchable } from './auth-state.ts';

/** The signed-in person as screens need to know them. */
export interface Profile {
  id: string;
  name: string;
  email: string;
  role: string;
  permissions: readonly string[];
  branch: { id: string; companyName: string; branchName: string } | null;
}

export type ProfileState =
  | { status: 'uninitialized' }
  | { status: 'initialized'; profile: Profile | null; failed?: { error: unknown } };

export interface ProfileMachine {
  state: Watchable<ProfileState>;
  /** Loads the profile again; does nothing while a load is running. */
  refresh: () => Promise<void>;
  /** Follows the identity service: a user id loads the profile, none clears it. */
  follow: (userId: string | null) => Promise<void>;
}

/**
 * The profile state machine; `load` asks the API for the current user, `log` hears of failed loads, `onEnded` of a
 * person whom the API no longer knows: the session was ended elsewhere.
 */
export function createProfile(options: {
  load: () => Promise<Profile | null>;
  log: (error: unknown) => void;
  onEnded: () => void;
}): ProfileMachine {
  const state = createCell<ProfileState>({ status: 'uninitialized' });
  let user: string | null = null;
  let running: Promise<void> | undefined;

  async function load(forUser: string): Promise<void> {
    const before = state.get();
    const known = before.status === 'initialized' && before.profile !== null;
    try {
      const profile = await options.load();
      if (user !== forUser) return;
      state.set({ status: 'initialized', profile });
      // Somebody who never had a profile is about to sign up.
      if (known && !profile) options.onEnded();
    } catch (error) {
      options.log(error);
      // A refresh that did not get through says nothing about the person.
      if (user === forUser && !known) state.set({ status: 'initialized', profile: null, failed: { error } });
    }
  }
  function start(forUser: string): Promise<void> {
    const run = load(forUser).finally(() => {
      if (running === run) running = undefined;
    });
    running = run;
    return run;
  }
  return {
    state,
    refresh: async () => {
      if (user && !running) await start(user);
    },
    follow: async (userId) => {
      if (userId === user && (running || state.get().status === 'initialized')) return running;
      user = userId;
      if (userId) {
        state.set({ status: 'uninitialized' });
        await start(userId);
      } else {
        state.set({ status: 'initialized', profile: null });
      }
    },
  };
}
