import { mergeConfig } from 'vitest/config';
import { packageTests } from './build/vitest.mjs';

// The time-out leaves room for a busy machine: axe walks the whole page.
// One jsdom per worker instead of one per file: there are many small files here, and none mocks a module.
export default mergeConfig(packageTests(), { test: { isolate: false, testTimeout: 20_000 } });
