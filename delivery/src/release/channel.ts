import type { Channel, EndedCanary } from '@yado/shared/contract/release-document';

interface Named {
  id: string;
  version: string;
}

/** The channel after a release has become stable; whatever canary there is ends with it. */
export function withStable<R extends Named>(
  channel: Channel<R> | undefined,
  release: R,
  now: Date,
): Channel<R> {
  if (!channel) return { stable: release };
  if (channel.stable.id === release.id) return channel;
  const reason = channel.canary?.release.id === release.id ? 'promoted' : 'replaced';
  return { ...withCanaryEnded(channel, reason, now), stable: release, previous: channel.stable };
}

/** The channel in which a share of the browsers gets a release to try; another canary gives way to it. */
export function withCanary<R extends Named>(
  channel: Channel<R>,
  release: R,
  percent: number,
  now: Date,
): Channel<R> {
  const { canary } = channel;
  // The same release for more or fewer browsers: what was counted so far still holds.
  if (canary?.release.id === release.id) return { ...channel, canary: { ...canary, percent } };
  return {
    ...withCanaryEnded(channel, 'replaced', now),
    canary: { percent, release, since: now.toISOString() },
  };
}

/** The channel without its canary, which leaves a note of why it ended. */
export function withCanaryEnded<R extends Named>(
  { canary, ...channel }: Channel<R>,
  reason: EndedCanary['reason'],
  now: Date,
  counts?: EndedCanary['counts'],
): Channel<R> {
  if (!canary) return channel;
  const { id, version } = canary.release;
  const endedCanary = { id, version, endedAt: now.toISOString(), reason, ...(counts ? { counts } : {}) };
  return { ...channel, endedCanary };
}

/** Stable and previous with their places changed; null when there is no previous release. */
export function swapped<R>(channel: Channel<R>): Channel<R> | null {
  const { stable, previous } = channel;
  return previous ? { ...channel, stable: previous, previous: stable } : null;
}
