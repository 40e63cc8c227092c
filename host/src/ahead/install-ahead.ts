import { getProfile } from '@yado/shared/auth';
import type { createBrowserRouter } from '@yado/shared/router';
import { whenIdle } from '../boot/when-idle.ts';
import { vouchedIntegrity } from '../remotes/file-guard.ts';
import { mayOpen } from '../session/may-open.ts';
import { createFileFetcher } from './file-fetcher.ts';
import { isMetered } from './metered.ts';
import { hasOpenRequests } from './open-requests.ts';
import { filesOf, screenAt, screensAhead } from './screens-ahead.ts';

const LOOK_AGAIN_MS = 250;
const INTENTS = ['pointerover', 'focusin'];
/** A pointer that only crosses a link is gone by then. */
const REST_MS = 50;

/**
 * Fetches the code of the screens that are likely to be opened next: after each navigation in idle time, and at once
 * when the pointer or the focus comes to a link, where it is run as well once a mouse or the focus stays. Nothing on a
 * metered connection.
 */
export function installAhead(router: ReturnType<typeof createBrowserRouter>): void {
  const isBusy = () => router.state.navigation.state !== 'idle' || hasOpenRequests();
  const fetcher = createFileFetcher({ integrityOf: vouchedIntegrity, quiet: () => quiet(isBusy) });

  const fetchNext = () => {
    if (isMetered()) return;
    const { routes, state } = router;
    const screens = screensAhead({
      routes,
      here: state.location.pathname,
      links: linkedPaths(),
      profile: profileNow(),
    });
    void fetcher.inTurn(screens.flatMap(filesOf));
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  const prepareIntended = (event: Event) => {
    clearTimeout(resting);
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || isMetered()) return;
    const screen = screenAt(router.routes, link.pathname);
    if (!screen || !mayOpen(screen.route.access, profileNow())) return;
    fetcher.now(filesOf(screen));
    if (!isTouch(event)) resting = setTimeout(screen.prepare, REST_MS);
  };

  let shown = router.state.location.key;
  router.subscribe(({ location: { key }, navigation }) => {
    if (key === shown || navigation.state !== 'idle') return;
    shown = key;
    // Its links come with its data.
    void quiet(isBusy).then(fetchNext);
  });
  for (const intent of INTENTS) document.addEventListener(intent, prepareIntended, { passive: true });
  void quiet(isBusy).then(fetchNext);
}

/** A finger on a link scrolls more often than it opens it, and would do so in jerks while code runs. */
const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/** Of the content first, which is nearer than what surrounds every screen. */
function linkedPaths(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const own = links.filter(({ origin }) => origin === location.origin);
  const inMain = own.filter((link) => link.closest('main'));
  return [...new Set([...inMain, ...own].map(({ pathname }) => pathname))];
}

function profileNow() {
  const state = getProfile().state.get();
  return state.status === 'initialized' ? state.profile : null;
}

/** Resolves once the page is idle with nothing under way. */
async function quiet(isBusy: () => boolean): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (!isBusy()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
