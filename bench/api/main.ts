// Benchmarks of the API; each prints ratios or growth of one run. `npm run bench:api -- search` runs one of them.
import { freePorts } from '../../scripts/lib/ports.ts';
import { runMain } from '../../scripts/lib/cli.ts';
import { startPostgres } from './postgres.ts';
import { benchHotels } from './hotels/main.ts';
import { benchLimits } from './limits/main.ts';
import { benchMails } from './mails/main.ts';
import { benchMemory } from './memory/main.ts';
import { benchSearch } from './search/main.ts';
import { benchServer } from './server/main.ts';
import { benchTrips } from './trips/main.ts';

const benchmarks = {
  search: benchSearch,
  server: benchServer,
  limits: benchLimits,
  mails: benchMails,
  hotels: benchHotels,
  memory: benchMemory,
  trips: benchTrips,
};

runMain(async () => {
  const asked = process.argv.slice(2);
  const { api } = await freePorts();
  const postgres = await startPostgres(api);
  try {
    for (const [name, bench] of Object.entries(benchmarks)) {
      if (asked.length === 0 || asked.includes(name)) await bench(postgres);
    }
  } finally {
    await postgres.close();
  }
});
