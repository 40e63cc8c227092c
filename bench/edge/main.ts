// The edge with many tenants of 50 publications each, in a folder and in a bucket: what resolving a page costs, and its
// answers per second beside those of a bare server with the same bodies in memory.
// `npm run bench:edge -- bucket` measures one of both.
import { runMain } from '../../scripts/lib/cli.ts';
import { measure } from './measure.ts';
import { places } from './places.ts';

runMain(async () => {
  const asked = process.argv.slice(2);
  for (const [name, open] of Object.entries(places)) {
    if (asked.length === 0 || asked.includes(name)) await measure(open);
  }
});
