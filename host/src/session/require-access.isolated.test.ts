import { getIdentity, getProfile, installAuth, type Profile } from '@yado/shared/auth';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Forbidden, requireAccess } from './require-access.ts';

const profile: Profile = {
  id: 'u1',
  name: '桜',
  email: 'sakura@mail.example',
  role: 'EMPLOYEE',
  permissions: ['search'],
  branch: null,
};
const loadProfile = vi.fn<() => Promise<Profile | null>>();
const open = (permission: string) => requireAccess({ permission }, new URL('http://x/page'), []);

beforeAll(() => {
  const done = async () => {};
  installAuth({
    identity: { apiKey: 'test', projectId: 'test' },
    loadProfile,
    accountCalls: { signOut: done, signOutEverywhere: done, refreshAccount: done },
    log: () => {},
  });
  vi.spyOn(getIdentity(), 'probableUserId').mockReturnValue('u1');
});

beforeEach(async () => {
  loadProfile.mockReset();
  await getProfile().follow(null);
});

it('refuses a page for which the permission is missing', async () => {
  loadProfile.mockResolvedValue(profile);
  await expect(open('search')).resolves.toBeUndefined();
  await expect(open('settings')).rejects.toBeInstanceOf(Forbidden);
  expect(loadProfile).toHaveBeenCalledOnce();
});

it('does not treat a profile that fails to load as a missing permission', async () => {
  const failure = new NetworkFailure({ status: 503, requestId: 'r-1' });
  loadProfile.mockRejectedValue(failure);
  await expect(open('search')).rejects.toBe(failure);
  loadProfile.mockResolvedValue(profile);
  await expect(open('search')).resolves.toBeUndefined();
});

it('loads a failed profile once more', async () => {
  loadProfile.mockRejectedValueOnce(new NetworkFailure({ status: 0 })).mockResolvedValue(profile);
  await expect(open('search')).resolves.toBeUndefined();
});
