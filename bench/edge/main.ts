// The edge with many tenants of 50 publications each, in a folder and in a bucket: what resolving a page costs, and its
// answers per second beside those of a bare server with the same bodies in memory. Then what compressing an answer
// costs, and what other visitors notice of many slow ones. `npm run bench:edge -- bucket` measures one of these.
import { runMain } from '../../scripts/lib/cli.ts';
import { benchCompression } from './compression.ts';
import { measure } from './measure.ts';
import { places } from './places.ts';
import { benchSlow } from './slow/main.ts';

const benchmarks = {
  folder: () => measure(places.folder),
  bucket: () => measure(places.bucket),
  compression: benchCompression,
  slow: benchSlow,
};

runMain(async () => {
  const asked = process.argv.slice(2);
  for (const [name, bench] of Object.entries(benchmarks)) {
    if (asked.length === 0 || asked.includes(name)) await bench();
  }
});
