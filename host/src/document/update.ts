import { isCardPage } from '@yado/shared/contract/card-pages';
import type { createBrowserRouter } from '@yado/shared/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

const KEY = 'yado:moved-on-to';
const CHECK_EVERY_MS = 5 * 60_000;
/** Shortest time between two checks when the user switches between tabs. */
const MIN_PAUSE_MS = 30_000;

export interface PageUpdate {
  /** Checks whether a newer document has been published since the page was loaded. */
  check: () => Promise<boolean>;
  /** True when a navigation to this address must load a new page; the caller then does so. */
  claims: (to: URL) => boolean;
}

/**
 * Moves an open page to newer releases: checks for them when the page becomes visible and every few minutes, and turns
 * the next link to another screen into a load of a new page. Excluded are bookings and card pages, and links that hand
 * state to the next screen, which would be lost.
 */
export function createPageUpdate(
  router: Router,
  fetchNewerSequence: () => Promise<number | null>,
): PageUpdate {
  let newer: number | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let followedLink = '';

  const check = async () => {
    checkedAt = Date.now();
    newer = (await fetchNewerSequence()) ?? newer;
    return newer !== null;
  };
  const checkAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= MIN_PAUSE_MS) void check();
  };
  document.addEventListener('visibilitychange', checkAgain);
  setInterval(checkAgain, CHECK_EVERY_MS);
  // Only links count: a navigation by a screen itself, as after a form, must not be interrupted.
  document.addEventListener(
    'click',
    ({ target }) => {
      followedLink = (target instanceof Element && target.closest('a')?.href) || '';
    },
    true,
  );

  return {
    check,
    claims: (to) => {
      const link = followedLink;
      // A link counts for one navigation; a later one to the same screen comes from a screen.
      followedLink = '';
      if (newer === null || !link || new URL(link).pathname !== to.pathname) return false;
      if (to.pathname === location.pathname || isDelicate(to.pathname) || isDelicate(location.pathname))
        return false;
      if (router.state.navigation.location?.state) return false;
      return isFirstTime(newer);
    },
  };
}

function isDelicate(pathname: string): boolean {
  return pathname.startsWith('/booking/') || isCardPage(pathname);
}

/** Limits each document to one load, because an edge may still serve the old document. */
function isFirstTime(sequence: number): boolean {
  try {
    if (sessionStorage.getItem(KEY) === String(sequence)) return false;
    sessionStorage.setItem(KEY, String(sequence));
    return true;
  } catch {
    return false;
  }
}
