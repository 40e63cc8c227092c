import { getProfile } from '@yado/shared/auth';

/** Who is signed in as far as the page knows by now. */
export function profileNow() {
  const state = getProfile().state.get();
  return state.status === 'initialized' ? state.profile : null;
}
