import { getIdentity, getProfile, installAuth, type Profile } from '@yado/shared/auth';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cacheProfile, useCachedProfile } from './cached-profile.ts';

const profile: Profile = {
  id: 'p1',
  name: '桜',
  email: 'a@b',
  role: 'EMPLOYEE',
  permissions: ['search'],
  branch: null,
};
const loadProfile = vi.fn<() => Promise<Profile | null>>();
let user: string | null = 'u1';
/** Simulates a new page: nothing is in memory. */
async function startAnew(as: string | null) {
  user = null;
  const kept = localStorage.getItem('yado:known-person');
  await getProfile().follow(null);
  if (kept) localStorage.setItem('yado:known-person', kept);
  user = as;
  void getProfile().follow(as);
}
const person = () => renderHook(useCachedProfile).result;

beforeAll(() => {
  const done = async () => {};
  installAuth({
    identity: { apiKey: 'test', projectId: 'test' },
    loadProfile,
    accountCalls: { signOut: done, signOutEverywhere: done, refreshAccount: done },
    log: () => {},
  });
  vi.spyOn(getIdentity(), 'probableUserId').mockImplementation(() => user);
  cacheProfile();
});

beforeEach(async () => {
  localStorage.clear();
  loadProfile.mockReset().mockResolvedValueOnce(profile);
  await startAnew('u1');
  await getProfile().follow('u1');
});

it('returns the stored profile before the API answers, and without an answer', async () => {
  loadProfile.mockReturnValueOnce(new Promise(() => {}));
  await startAnew('u1');
  expect(person().current).toEqual(profile);
  loadProfile.mockRejectedValueOnce(new Error('down'));
  await startAnew('u1');
  await waitFor(() => expect(getProfile().state.get()).toMatchObject({ failed: {} }));
  expect(person().current).toEqual(profile);
});

it('returns no profile to another user', async () => {
  loadProfile.mockRejectedValueOnce(new Error('down'));
  await startAnew('u2');
  expect(person().current).toBeNull();
});

it('removes the profile with the session', async () => {
  user = null;
  await getProfile().follow(null);
  expect(person().current).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('ignores an unreadable stored profile', async () => {
  loadProfile.mockRejectedValueOnce(new Error('down'));
  await startAnew('u1');
  localStorage.setItem('yado:known-person', '{');
  expect(person().current).toBeNull();
});
