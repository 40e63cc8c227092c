import { findBrowser } from '../../scripts/browser.ts';

/**
 * Time limits in ms, which only end what hangs: a busy machine takes several times as long as an idle one, and a test
 * that decides by time is a fault of the test.
 */
export const limits = { timeout: 300_000, expect: { timeout: 60_000 } };

/** How every test starts Chromium and what it tells the site of its user. */
export async function browserOptions() {
  return {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Software draws the frames of a motion one by one: without them, a tenth less processor time.
    contextOptions: { reducedMotion: 'reduce' as const },
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As in a window: the headless shell would round the widths of letters otherwise.
        '--font-render-hinting=slight',
        // A page of a test is gone before optimized code pays: without it, a tenth less processor time.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  };
}

export const wide = { viewport: { width: 1280, height: 800 } };
export const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
