import { defineConfig } from 'vitest/config';
import { transformRelay } from './relay-transform.mjs';

/** Component tests in jsdom with the same Relay transform as the builds. */
export function packageTests({ environment = 'jsdom' } = {}) {
  return defineConfig({
    plugins: [
      {
        name: 'yado:relay',
        enforce: 'pre',
        transform(code, id) {
          const file = id.split('?')[0] ?? id;
          if (!/\.tsx?$/.test(file) || /node_modules|__generated__|styled-system/.test(file)) return null;
          return { code: transformRelay(code, file), map: null };
        },
      },
    ],
    test: {
      environment,
      include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.mjs', 'test/**/*.test.ts'],
      setupFiles: [new URL('vitest-setup.mjs', import.meta.url).pathname],
      passWithNoTests: true,
      // Leaves room for a busy machine: axe walks whole pages.
      testTimeout: 20_000,
    },
  });
}
