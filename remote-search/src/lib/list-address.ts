import { useLocation } from '@yado/shared/router';
import { safeNext } from '@yado/shared/routing/next';

const LIST = '/hotels';

/** The address of the list that this visit of a hotel came from; null for those who came from elsewhere. */
export function useListAddress(): string | null {
  const state: unknown = useLocation().state;
  const left = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof left === 'string' ? safeNext(left) : listInOtherTab();
}

/** Of a card that was opened in a new tab, nothing but the referrer says where it was. */
function listInOtherTab(): string | null {
  if (window.history.length > 1 || document.referrer === '') return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin && pathname === LIST ? pathname + search : null;
}
