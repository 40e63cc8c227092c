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
      // A copy, since a listener may leave while it is told.
      for (const listener of Array.from(listeners)) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The state of what the identity service reports, and when it has reported first: a user, none, or an error,
 * which leaves nobody signed in.
 */
export function followUser(watch: (onUser: (userId: string | null) => void, onError: () => void) => void): {
  state: Watchable<AuthState>;
  ready: Promise<void>;
} {
  const state = createCell<AuthState>({ status: 'uninitialized' });
  const ready = new Promise<void>((resolve) => {
    watch(
      (userId) => {
        state.set({ status: 'initialized', userId });
        resolve();
      },
      () => {
        state.set({ status: 'initialized', userId: null, errorCode: 'unexpected' });
        resolve();
      },
    );
  });
  return { state, ready };
}
