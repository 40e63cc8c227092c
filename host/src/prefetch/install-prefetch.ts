import type { createBrowserRouter } from '@yado/shared/router';
import { whenIdle } from '../page/when-idle.ts';
import { vouchedIntegrity } from '../remotes/file-guard.ts';
import { createFileFetcher } from './file-fetcher.ts';
import { followIntents } from './link-intents.ts';
import { isMetered } from './metered.ts';
import { hasOpenRequests } from '../page/open-requests.ts';
import { currentProfile } from '../session/current-profile.ts';
import { filesOf, nextScreens } from './next-screens.ts';

const LOOK_AGAIN_MS = 250;

/**
 * Fetches the code of the screens that are likely to be opened next in idle time after each navigation, and follows
 * the ways to links. Nothing on a metered connection.
 */
export function installPrefetch(router: ReturnType<typeof createBrowserRouter>): void {
  const isBusy = () => router.state.navigation.state !== 'idle' || hasOpenRequests();
  const fetcher = createFileFetcher({ integrityOf: vouchedIntegrity, quiet: () => quiet(isBusy) });

  const fetchNext = () => {
    if (isMetered()) return;
    const { routes, state } = router;
    const screens = nextScreens({
      routes,
      here: state.location.pathname,
      links: linkedPaths(),
      profile: currentProfile(),
    });
    void fetcher.inTurn(screens.flatMap(filesOf));
  };

  let shown = router.state.location.key;
  router.subscribe(({ location: { key }, navigation }) => {
    if (key === shown || navigation.state !== 'idle') return;
    shown = key;
    // Its links come with its data.
    void quiet(isBusy).then(fetchNext);
  });
  followIntents(router, fetcher.now);
  void quiet(isBusy).then(fetchNext);
}

/** Of the content first, which is nearer than what surrounds every screen. */
function linkedPaths(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const own = links.filter(({ origin }) => origin === location.origin);
  const inMain = own.filter((link) => link.closest('main'));
  return [...new Set([...inMain, ...own].map(({ pathname }) => pathname))];
}

/** Resolves once the page is idle with nothing under way. */
async function quiet(isBusy: () => boolean): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (!isBusy()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
