import { getProfile, installAuth, type Profile } from '@yado/shared/auth';

let current: Profile | null = null;

/** Signs a person in as far as screens can tell; nothing is asked of any service. */
export async function installTestAuth(profile: Profile | null): Promise<void> {
  current = profile;
  try {
    getProfile();
  } catch {
    const done = async () => {};
    installAuth({
      identity: { apiKey: 'test', projectId: 'test' },
      loadProfile: async () => current,
      accountCalls: { signOut: done, signOutEverywhere: done, refreshAccount: done },
      log: () => {},
    });
  }
  await getProfile().follow(null);
  if (profile) await getProfile().follow(profile.id);
}
