import { getProfile } from '@yado/shared/auth';

/** Whose searches are remembered; a screen for signed-in people knows that before it loads. */
export function currentOwner(): string {
  const state = getProfile().state.get();
  return state.status === 'initialized' ? (state.profile?.id ?? '') : '';
}
