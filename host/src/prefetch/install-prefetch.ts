import type { createBrowserRouter } from '@yado/shared/router';
import { whenIdle } from '../page/when-idle.ts';
import { findIntegrity } from '../remotes/file-guard.ts';
import { createFileFetcher } from './file-fetcher.ts';
import { prepareOnIntent } from './link-intents.ts';
import { isMetered } from './metered.ts';
import { hasOpenRequests } from '../page/open-requests.ts';
import { getLoadedProfile } from '../session/loaded-profile.ts';
import { listScreenFiles, nextScreens } from './next-screens.ts';

const POLL_MS = 250;

/**
 * Downloads the code of the screens that are likely to be opened next, in idle time after each navigation, and prepares
 * the screen of a link on pointer and focus. Does nothing on a metered connection.
 */
export function installPrefetch(router: ReturnType<typeof createBrowserRouter>): void {
  const isBusy = () => router.state.navigation.state !== 'idle' || hasOpenRequests();
  const fetcher = createFileFetcher({ findIntegrity, isMetered, waitForIdle: () => waitForIdle(isBusy) });

  const fetchNext = () => {
    const { routes, state } = router;
    const screens = nextScreens({
      routes,
      here: state.location.pathname,
      links: findLinkedPaths(),
      profile: getLoadedProfile(),
    });
    void fetcher.inTurn(screens.flatMap(listScreenFiles));
  };

  let shown = router.state.location.key;
  router.subscribe(({ location: { key }, navigation }) => {
    if (key === shown || navigation.state !== 'idle') return;
    shown = key;
    // The links of the page appear with its data.
    void waitForIdle(isBusy).then(fetchNext);
  });
  prepareOnIntent(router, fetcher.now);
  void waitForIdle(isBusy).then(fetchNext);
}

/** Paths of this site's links, those of the content before those of the shell; its footer's are rarely opened. */
function findLinkedPaths(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const own = links.filter((link) => link.origin === location.origin && !link.closest('footer'));
  const inMain = own.filter((link) => link.closest('main'));
  return [...new Set([...inMain, ...own].map(({ pathname }) => pathname))];
}

/** Resolves when the browser is idle and no navigation or request is running. */
async function waitForIdle(isBusy: () => boolean): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (!isBusy()) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
