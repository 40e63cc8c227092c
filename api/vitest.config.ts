import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/_world.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each API test file runs a database and a server of its own; more at once only slows all of them down.
    maxWorkers: 2,
  },
});
