import { getProfile } from '@yado/shared/auth';

/** Profile that has been loaded so far; null before that and without a session. */
export function getLoadedProfile() {
  const state = getProfile().state.get();
  return state.status === 'initialized' ? state.profile : null;
}
