import type { createBrowserRouter } from '@yado/shared/router';
import { mayOpen } from '../session/may-open.ts';
import { isMetered } from './metered.ts';
import { currentProfile } from '../session/current-profile.ts';
import { filesOf, screenAt } from './next-screens.ts';

/** A pointer that only crosses a link is gone by then. */
const REST_MS = 50;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'state'>;

/**
 * Makes a screen ready while a person is on the way to its link: the pointer or the focus that comes to it has its
 * files fetched, a mouse or the focus that stays has its code run, and the button of a mouse that goes down on it has
 * its data asked for. Nothing on a metered connection.
 */
export function followIntents(router: Router, fetchFiles: (urls: string[]) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined;

  const prepareIntended = (event: Event) => {
    clearTimeout(resting);
    const screen = intended(router, event)?.screen;
    if (!screen) return;
    fetchFiles(filesOf(screen));
    if (!isTouch(event)) resting = setTimeout(screen.prepare, REST_MS);
  };
  const beginPressed = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !opensHere(event)) return;
    const found = intended(router, event);
    if (!found || found.link.target || found.link.hasAttribute('download')) return;
    const { pathname, search, origin } = found.link;
    const url = new URL(pathname + search, origin);
    const { location } = router.state;
    if (pathname + search !== location.pathname + location.search)
      found.screen.begin({ params: found.params, url });
  };

  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, prepareIntended, { passive: true });
  }
  document.addEventListener('pointerdown', beginPressed, { passive: true });
}

/** The link that an event is about and the screen that it opens, if the person may open it and this page shows it. */
function intended({ routes }: Router, { target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || isMetered()) return undefined;
  const found = screenAt(routes, link.pathname);
  if (!found || !mayOpen(found.screen.route.access, currentProfile())) return undefined;
  return { link, ...found };
}

/** A finger on a link scrolls more often than it opens it, and would do so in jerks while code runs. */
const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/** With another button or a key held, browsers open links elsewhere. */
const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: PointerEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
