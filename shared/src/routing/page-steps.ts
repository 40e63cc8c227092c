/**
 * Steps of the page's history that stand for what is open above the page, so that the way back closes it: the browser's
 * button and Android's gesture alike. (Chromium's CloseWatcher hears of the gesture alone, other browsers have none.)
 *
 * A step is a copy of the router's own entry with `above` in it. Nothing is taken out of the history when something
 * closes by its button: that would race with navigation that begins at the same time. Its step is used by what opens
 * next, and passed over by the way back and forward, after a reload too: the host watches from the beginning. The router
 * never hears of a step.
 */
export interface PageStep {
  /** Shown above the page again, where a navigation has left the step behind. */
  keep: () => void;
  /** What is open has closed. */
  end: () => void;
}

interface Place {
  /** The router's name for the entry. */
  page: string;
  index: number;
  /** How many steps are below this one, itself included; 0 for the page. */
  above: number;
}

interface OpenStep {
  place: Place;
  leave: () => boolean;
}

/** TypeScript does not know it yet. */
interface Navigating {
  navigation?: EventTarget;
}

const open = new Set<OpenStep>();
let last: Place | null = null;

/** Adds a step for something that opens; `leave` closes it when the way back is taken, or returns false where it may not. */
export function openStep(leave: () => boolean): PageStep {
  watchPageSteps();
  const step: OpenStep = { place: takePlace(), leave };
  open.add(step);
  return {
    keep: () => keepAbove(step),
    end: () => void open.delete(step),
  };
}

function keepAbove(step: OpenStep): void {
  const { page, index } = readPlace();
  // A lower index is the way back, of which `onPop` is about to hear.
  if (page !== step.place.page && index >= step.place.index) step.place = takePlace();
}

function takePlace(): Place {
  const { above } = readPlace();
  if (above === 0 || findOpen(readPlace())) {
    window.history.pushState({ ...window.history.state, above: above + 1 }, '');
  }
  last = readPlace();
  return last;
}

function readPlace(): Place {
  const { key, idx, above } = { ...window.history.state } as { key?: string; idx?: number; above?: number };
  return { page: key ?? '', index: idx ?? 0, above: above ?? 0 };
}

const findOpen = (place: Place) =>
  [...open].find((step) => step.place.page === place.page && step.place.above === place.above);

/** Must be called once the first entry has its name. */
export function watchPageSteps(): void {
  if (last) return;
  last = readPlace();
  // Before the router, which listens without capturing.
  window.addEventListener('popstate', onPop, { capture: true });
  (window as Navigating).navigation?.addEventListener('currententrychange', (event) => {
    const { navigationType } = event as Event & { navigationType?: string };
    if (navigationType === 'push' || navigationType === 'replace') last = readPlace();
    // At once: the way back may be taken before the page that follows is drawn.
    if (navigationType === 'push') queueMicrotask(() => open.forEach(keepAbove));
  });
}

function onPop(event: Event): void {
  const from = last ?? readPlace();
  const to = readPlace();
  last = to;
  const left = findOpen(from);
  if (to.page !== from.page) {
    for (const step of open) step.leave();
    if (to.above > 0) passOver(event, from, to.index > from.index);
  } else if (to.above < from.above) {
    event.stopImmediatePropagation();
    if (!left) window.history.back();
    else if (!left.leave()) left.place = takePlace();
  } else if (to.above > from.above) {
    event.stopImmediatePropagation();
    window.history.forward();
  } else if (to.above > 0) {
    // Without the navigation API nobody tells of the pages that came after the step.
    passOver(event, { page: '', index: Number.POSITIVE_INFINITY, above: 0 }, false);
  }
}

/** A step of a page that is not the router's present one, which is `from` until the page itself is reached. */
function passOver(event: Event, from: Place, forward: boolean): void {
  event.stopImmediatePropagation();
  last = from;
  if (forward) window.history.forward();
  else window.history.back();
}
