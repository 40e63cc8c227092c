// An API's import in a process of its own, whose memory is measured.
import { openDatabase } from '../../api/src/db/client.ts';
import { usualDatabaseLimits } from '../../api/src/config/database-limits.ts';
import { createRapidSupplier } from '../../api/src/adapters/rapid/rapid-supplier.ts';
import { onConnectionsFor } from '../../api/src/db/connection-purpose.ts';
import { migrateToLatest } from '../../api/src/db/migrate.ts';
import { createLogger } from '../../api/src/lib/logger.ts';
import { importCatalog } from '../../api/src/modules/catalog/catalog-import.ts';

const [url = '', baseUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ kind: 'postgres', url, poolSize: 4, limits: usualDatabaseLimits });
await onConnectionsFor('long', () => migrateToLatest(database.db));
const before = process.memoryUsage().rss;
const start = performance.now();
await onConnectionsFor('long', () =>
  importCatalog(
    {
      db: database.db,
      supplier: createRapidSupplier({ baseUrl, apiKey: 'bench', sharedSecret: 'bench' }),
      log: createLogger('silent'),
      clock: () => new Date(),
      countries: ['JP'],
    },
    new AbortController().signal,
  ),
);
const seconds = (performance.now() - start) / 1000;
await database.close();
// The operating system counts in KiB.
process.send?.({ seconds, before, peak: process.resourceUsage().maxRSS * 1024 });
