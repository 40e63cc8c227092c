import { configDefaults } from 'vitest/config';
import config from './vitest.config.ts';

const { exclude: _everyIsolated, ...shared } = config.test ?? {};

/** Tests that replace a module, which Vite's runner can do, in a process of their own. */
export default {
  ...config,
  test: {
    ...shared,
    name: 'api-isolated',
    include: ['tests/**/*.isolated.test.ts'],
    // All of them are races, which need a server.
    exclude: [...configDefaults.exclude, ...(process.env.TEST_DATABASE_URL ? [] : ['tests/**'])],
    isolate: true,
    experimental: { viteModuleRunner: true },
  },
};
