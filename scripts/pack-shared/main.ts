import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../lib/cli.ts';
import { root } from '../lib/settings.ts';
import { packShared } from './pack-shared.ts';

// `npm run pack:shared -- --to <folder>`: packs `shared` for remotes outside of this repository.
runMain(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string', default: '.data/packages' } } });
  console.log(await packShared(resolve(root, values.to)));
});
