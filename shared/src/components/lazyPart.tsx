import { type ComponentType, lazy } from 'react';
import { untilHad } from '@yado/shared/files/until-had';

const LONGEST_WAIT_MS = 60_000;

/**
 * As React's `lazy`, for a part that no screen may fail with: what can't be had is asked for again until it can, more
 * and more seldom up to once a minute. Its fallback stays meanwhile.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await untilHad(load, LONGEST_WAIT_MS) }));
}
