import type { createBrowserRouter } from '@yado/shared/router';
import { mayOpen } from '../session/may-open.ts';
import { isMetered } from './metered.ts';
import { getLoadedProfile } from '../session/loaded-profile.ts';
import { listScreenFiles, findScreen } from './next-screens.ts';

/** Time after which a pointer has not just crossed the link. */
const HOVER_MS = 50;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'state'>;

/**
 * Prepares the screen of a link in three steps: pointer or focus downloads its files, a mouse or focus that stays runs
 * its code, and a pressed mouse button requests its data. Does nothing on a metered connection.
 */
export function prepareOnIntent(router: Router, fetchFiles: (urls: string[]) => void): void {
  let hovering: ReturnType<typeof setTimeout> | undefined;

  const prepareIntended = (event: Event) => {
    clearTimeout(hovering);
    const screen = findIntended(router, event)?.screen;
    if (!screen) return;
    fetchFiles(listScreenFiles(screen));
    if (!isTouch(event)) hovering = setTimeout(screen.prepare, HOVER_MS);
  };
  const beginPressed = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !opensHere(event)) return;
    const found = findIntended(router, event);
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

/** Finds the link of an event and its screen, if this page has it and the user may open it. */
function findIntended({ routes }: Router, { target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || isMetered()) return undefined;
  const found = findScreen(routes, link.pathname);
  if (!found || !mayOpen(found.screen.route.access, getLoadedProfile())) return undefined;
  return { link, ...found };
}

/** Touch mostly scrolls, which would stutter while code runs. */
const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/** False for presses that browsers open in another tab or window. */
const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: PointerEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
