import { Migrator } from 'kysely/migration';
import type { Db } from './client.ts';
import { migrations } from './migrations/migrations.ts';

/** Brings the database up to the newest migration; throws the first failure. Safe with several processes at once. */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
