import { getProfile } from '@yado/shared/auth';

/** Who is signed in as far as the page knows by now. */
export function currentProfile() {
  const state = getProfile().state.get();
  return state.status === 'initialized' ? state.profile : null;
}
