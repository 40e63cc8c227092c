import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'delivery',
    // As in `api/vitest.config.ts`.
    experimental: { viteModuleRunner: false },
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.isolated.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    isolate: false,
    // They wait for processes and clocks most of their time.
    maxWorkers: 4,
  },
});
