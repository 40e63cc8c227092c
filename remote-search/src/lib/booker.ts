import { getProfile } from '@yado/shared/auth';

/** Calls once, with whether the signed-in person books hotels: at once, or when it is known who that is. */
export function whenBookerIsKnown(tell: (books: boolean) => void): () => void {
  const { state } = getProfile();
  const reportIfKnown = () => {
    const current = state.get();
    if (current.status === 'uninitialized') return false;
    tell(current.profile?.permissions.includes('BOOK') ?? false);
    return true;
  };
  if (reportIfKnown()) return () => {};
  const stop = state.subscribe(() => reportIfKnown() && stop());
  return stop;
}
