/** How long the database may take, in milliseconds. The limits inside a connection follow from these (db/connection-limits.ts). */
export interface DatabaseLimits {
  /** One statement, at the server; also the wait for a free connection. */
  statementMs: number;
  /** The part of a statement that waits for a lock. */
  lockMs: number;
}

/** A statement that takes longer than a few milliseconds is rare; a lease of a booking lasts 20 s. */
export const usualDatabaseLimits: DatabaseLimits = { statementMs: 10_000, lockMs: 4_000 };
