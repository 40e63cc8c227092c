import { expect, test } from 'vitest';
import { liveRemotes } from './live-remotes.ts';
import type { Channel, RemoteRelease } from './release-document.ts';

const channel = { stable: {} } as Channel<RemoteRelease>;
const remotes = { search: channel, trips: channel };
const findIds = (allowedRemotes?: string[]) => liveRemotes({ remotes, allowedRemotes }).map(([id]) => id);

test('takes every remote where the tenant says nothing', () =>
  expect(findIds()).toEqual(['search', 'trips']));

test('leaves out what the tenant does not allow', () =>
  expect(findIds(['trips', 'other'])).toEqual(['trips']));

test('leaves out everything where nothing is allowed', () => expect(findIds([])).toEqual([]));
