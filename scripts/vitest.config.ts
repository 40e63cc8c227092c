import { defineConfig } from 'vitest/config';

// The test of a new remote's screen, a `.tsx` among the template's files, runs in the remote that is made of them.
export default defineConfig({ test: { name: 'scripts', include: ['**/*.test.ts'] } });
