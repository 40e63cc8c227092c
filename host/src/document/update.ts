import { isCardPage } from '@yado/shared/contract/card-pages';
import type { createBrowserRouter } from '@yado/shared/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

const KEY = 'yado:moved-on-to';
const ASK_EVERY_MS = 5 * 60_000;
/** Who goes back and forth between tabs asks no more often. */
const PAUSE_MS = 30_000;

export interface PageUpdate {
  /** Asks whether the site has moved on since the page was loaded. */
  look: () => Promise<boolean>;
  /** Whether a navigation to this address is the moment to load the page anew, which is then expected to happen. */
  takes: (to: URL) => boolean;
}

/**
 * Has an open page move on to newer releases: it learns of them when it is come back to and every few minutes, and
 * the next link that leads to another screen loads its page anew. Never in or around a booking or where cards are
 * typed in, and not for a link that hands something on to the next screen: that would be lost.
 */
export function createPageUpdate(router: Router, newerSequence: () => Promise<number | null>): PageUpdate {
  let newer: number | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let followed = '';

  const look = async () => {
    askedAt = Date.now();
    newer = (await newerSequence()) ?? newer;
    return newer !== null;
  };
  const lookAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= PAUSE_MS) void look();
  };
  document.addEventListener('visibilitychange', lookAgain);
  setInterval(lookAgain, ASK_EVERY_MS);
  // What a screen does by itself, as after a form was sent, is left alone.
  document.addEventListener(
    'click',
    ({ target }) => {
      followed = (target instanceof Element && target.closest('a')?.href) || '';
    },
    true,
  );

  return {
    look,
    takes: (to) => {
      const link = followed;
      // One link leads to one screen; what goes there later goes by itself.
      followed = '';
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

/** An edge that still hands out the old document must not have every link load a page. */
function isFirstTime(sequence: number): boolean {
  try {
    if (sessionStorage.getItem(KEY) === String(sequence)) return false;
    sessionStorage.setItem(KEY, String(sequence));
    return true;
  } catch {
    return false;
  }
}
