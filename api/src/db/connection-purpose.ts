import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * requests: everything that users and jobs do. vital: short statements that must succeed while all connections for
 * requests are in use. long: work that may take minutes. Each has connections and limits of its own on PostgreSQL;
 * the embedded database has one connection for all.
 */
export type ConnectionPurpose = 'requests' | 'vital' | 'long';

const current = new AsyncLocalStorage<ConnectionPurpose>();

/** Runs the work with every statement in it on connections for this purpose. */
export function onConnectionsFor<T>(purpose: ConnectionPurpose, work: () => T): T {
  return current.run(purpose, work);
}

/** What the caller's statements are for; requests unless somebody said otherwise. */
export function connectionPurpose(): ConnectionPurpose {
  return current.getStore() ?? 'requests';
}
