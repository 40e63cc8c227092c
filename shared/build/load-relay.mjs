import { setTimeout } from 'node:timers/promises';
import { StaleArtifact, transformRelay } from './relay-transform.mjs';

const POLL_MS = 50;

/**
 * The transform as a bundler needs it. While developing, relay-compiler hears of a change together with the bundler:
 * its work is waited for, and when none comes in time the file is taken up again as soon as the artifact changes.
 * @param {Pick<import('@rsbuild/core').Rspack.LoaderContext, 'mode' | 'resourcePath' | 'addDependency'>} loader
 * @param {string} source
 * @param {number} [limitMs] how long the compiler may take
 * @returns {Promise<string>}
 */
export async function loadRelay(loader, source, limitMs = loader.mode === 'production' ? 0 : 5_000) {
  const limit = Date.now() + limitMs;
  for (;;) {
    try {
      return transformRelay(source, loader.resourcePath);
    } catch (error) {
      if (!(error instanceof StaleArtifact)) throw error;
      loader.addDependency(error.artifact);
      if (Date.now() >= limit) throw error;
      await setTimeout(POLL_MS);
    }
  }
}
