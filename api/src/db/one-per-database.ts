import type { Db } from './client.ts';

/** Makes a thing once for each database (a process has one, tests have several) and keeps it as long as the database. */
export function onePerDatabase<T>(create: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, { thing: T }>();
  return (db) => {
    const known = made.get(db) ?? { thing: create(db) };
    made.set(db, known);
    return known.thing;
  };
}
