import type { Kysely } from 'kysely';

/** One step of the schema, forward only. */
export interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * Set by a migration that contracts: the name of a migration that a release must know to work on the schema after this
   * one. Releases that don't know it refuse to start. Absent: every earlier release works on the new schema.
   */
  requires?: string;
}
