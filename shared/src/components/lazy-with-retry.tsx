import { type ComponentType, lazy } from 'react';
import { retryUntilLoaded } from '@yado/shared/files/retry-until-loaded';

const LONGEST_WAIT_MS = 60_000;

/**
 * As React's `lazy`, for a part that no screen may fail with: what can’t be loaded is asked for again until it can, more
 * and more seldom up to once a minute. Its fallback stays meanwhile.
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await retryUntilLoaded(load, LONGEST_WAIT_MS) }));
}
