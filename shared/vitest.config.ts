import { mergeConfig } from 'vitest/config';
import { packageTests } from './build/vitest.mjs';

// One jsdom per worker instead of one per file: there are many small files here, and none mocks a module.
export default mergeConfig(packageTests(), { test: { isolate: false } });
