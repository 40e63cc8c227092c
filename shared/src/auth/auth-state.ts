/** A value that can be watched; what `useSyncExternalStore` asks for. */
export interface Watchable<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

/** Uninitialized until the identity service reports a user or none. */
export type AuthState =
  | { status: 'uninitialized' }
  | { status: 'initialized'; userId: string | null; errorCode?: 'unexpected' };

export interface Cell<T> extends Watchable<T> {
  set: (value: T) => void;
}

/** Holds one value and tells its listeners when another takes its place. */
export function createCell<T>(initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      // A copy, since a listener may leave while it is called.
      for (const listener of Array.from(listeners)) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Takes what the identity service says of the session. */
export interface UserReport {
  user: (userId: string | null) => void;
  /** Who is signed in can't be read, so nobody counts as signed in. */
  error: () => void;
}

/** The state of what the identity service reports, when it has reported first, and where it reports to. */
export function followUser(): { state: Watchable<AuthState>; ready: Promise<void>; report: UserReport } {
  const state = createCell<AuthState>({ status: 'uninitialized' });
  let resolve: () => void;
  const ready = new Promise<void>((done) => {
    resolve = done;
  });
  const set = (next: AuthState) => {
    state.set(next);
    resolve();
  };
  return {
    state,
    ready,
    report: {
      user: (userId) => set({ status: 'initialized', userId }),
      error: () => set({ status: 'initialized', userId: null, errorCode: 'unexpected' }),
    },
  };
}
