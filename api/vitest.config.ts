import { createRequire } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Vite would take the package's ES module, Mercurius takes the other: two copies of graphql refuse each other.
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
  },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // One embedded connection has no races: what proves that none is lost needs a server.
    exclude: [
      ...configDefaults.exclude,
      '**/*.isolated.test.ts',
      ...(process.env.TEST_DATABASE_URL ? [] : ['tests/{postgres,races}/**']),
    ],
    // No test changes a module for good, and importing the API takes as long as many a file's tests.
    isolate: false,
    // Node runs the sources as they are: Vite's runner takes half as much processor time again.
    experimental: { viteModuleRunner: false },
    globalSetup: ['tests/_world.ts'],
    // Limits only end what hangs: a busy machine takes several times as long as an idle one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    // Each API test file runs a database and a server of its own, and waits for processes and clocks two fifths of its time.
    maxWorkers: 4,
  },
});
