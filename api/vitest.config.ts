import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Vite would take the package's ES module, Mercurius takes the other: two copies of graphql refuse each other.
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/_world.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Each API test file runs a database and a server of its own; more at once only slows all of them down.
    maxWorkers: 2,
  },
});
