import { configDefaults, defineConfig } from 'vitest/config';

// Excludes the template's `.test.tsx`, which runs in the remote that is generated from the template.
export default defineConfig({
  test: {
    name: 'scripts',
    // As in `api/vitest.config.ts`.
    experimental: { viteModuleRunner: false },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
  },
});
