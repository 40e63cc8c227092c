import { getIdentity, getProfile, installAuth, type Profile } from '@yado/shared/auth';
import { expect, it, vi } from 'vitest';
import { followSession } from './follow-session.ts';

type Router = Parameters<typeof followSession>[0];

it('revalidates the routes once a failed profile loads, and once its rights change', async () => {
  const profile: Profile = {
    id: 'u1',
    name: '桜',
    email: 'a@b',
    role: 'EMPLOYEE',
    permissions: [],
    branch: null,
  };
  const loadProfile = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(profile);
  const done = async () => {};
  installAuth({
    identity: { apiKey: 'test', projectId: 'test' },
    loadProfile,
    accountCalls: { signOut: done, signOutEverywhere: done, refreshAccount: done },
    log: () => {},
  });
  vi.spyOn(getIdentity(), 'probableUserId').mockReturnValue('u1');
  const revalidate = vi.fn(done);
  const state = { initialized: true, navigation: { state: 'idle' }, revalidation: 'idle' };
  followSession({ state, revalidate } as unknown as Router);
  await vi.waitFor(() => expect(getProfile().state.get()).toMatchObject({ failed: {} }));
  expect(revalidate).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce());
  await getProfile().refresh();
  expect(revalidate).toHaveBeenCalledOnce();
  loadProfile.mockResolvedValue({ ...profile, permissions: ['search'] });
  await getProfile().refresh();
  expect(revalidate).toHaveBeenCalledTimes(2);
});
