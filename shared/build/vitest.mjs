import { defineConfig } from 'vitest/config';
import { isOwnSource } from './own-source.mjs';
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
          if (!isOwnSource(file)) return null;
          return { code: transformRelay(code, file), map: null };
        },
      },
    ],
    test: {
      environment,
      include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.mjs', 'test/**/*.test.ts'],
      setupFiles: [new URL('vitest-setup.mjs', import.meta.url).pathname],
      passWithNoTests: true,
      // It is sources, also where it is installed from a tarball.
      server: { deps: { inline: [/@yado[\\/+]shared/] } },
      // Intervals stay real: jsdom calls Node's `setInterval` for animation frames and once a focused element is removed,
      // and a replaced one is gone with the fake timers: no frame ever comes in that window again.
      fakeTimers: {
        toFake: [
          'Date',
          'performance',
          'setTimeout',
          'clearTimeout',
          'setImmediate',
          'clearImmediate',
          'requestAnimationFrame',
          'cancelAnimationFrame',
        ],
      },
      // Limits only end what hangs: a busy machine takes many times as long as an idle one.
      testTimeout: 300_000,
      expect: { poll: { timeout: 120_000 } },
    },
  });
}
