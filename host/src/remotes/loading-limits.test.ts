import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadingLimits as limits } from './loading-limits.ts';

it('leaves time for all tries of a container that never answers', () => {
  expect(limits.attempts * (limits.containerMs + limits.probeMs + limits.retryDelayMs)).toBeLessThan(
    limits.screenMs,
  );
});

it('requests the next release before a slow container is given up', () => {
  expect(limits.patienceMs).toBeLessThan(limits.containerMs);
});

it('takes neither the pause before a retry nor the probe for silence', () => {
  expect(limits.probeMs + limits.retryDelayMs).toBeLessThan(limits.patienceMs);
});

it('requests a shared module several times before the screen is given up', () => {
  expect(3 * limits.sharedModulePauseMs).toBeLessThan(limits.screenMs);
});

it('paints the shell before the first screen is shown without its data', () => {
  expect(limits.firstPaintMs).toBeLessThan(limits.firstDataMs);
});

it('gives up a chunk when the screen is given up, in the bundler’s configuration too', () => {
  const preset = readFileSync(join(import.meta.dirname, '../../../shared/build/rsbuild.mjs'), 'utf8');
  const configured = /chunkLoadTimeout: ([\d_]+)/.exec(preset)?.[1]?.replaceAll('_', '');
  expect(Number(configured)).toBe(limits.chunkMs);
  expect(limits.chunkMs).toBe(limits.screenMs);
});
