import { afterAll, afterEach, vi } from 'vitest';

// Files share one window where they are not isolated: none leaves its clock, its globals or its entries to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof window === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

// relay-test-utils calls Jest's globals.
Object.assign(globalThis, { jest: vi, global: globalThis });

if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  afterEach(cleanup);
  // The default of one second fails tests on a busy machine.
  configure({ asyncUtilTimeout: 120_000 });
  // jsdom lacks what Ark's machines ask of a layout engine.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    /** @type {number[]} */
    thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  // Nothing has a size there, so that focus traps would take every button for hidden.
  Element.prototype.getClientRects = () =>
    /** @type {DOMRectList} */ (/** @type {unknown} */ ([{ x: 0, y: 0, width: 1, height: 1 }]));
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
  window.matchMedia ??= () =>
    /** @type {MediaQueryList} */ (
      /** @type {unknown} */ ({ matches: false, addEventListener() {}, removeEventListener() {} })
    );
}
