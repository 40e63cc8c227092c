import config from './vitest.config.ts';

const { exclude: _everyIsolated, ...shared } = config.test ?? {};

/** Tests that replace a module, which Vite's runner can do, in a process of their own. */
export default {
  ...config,
  test: {
    ...shared,
    name: 'delivery-isolated',
    include: ['src/**/*.isolated.test.ts'],
    isolate: true,
    experimental: { viteModuleRunner: true },
  },
};
