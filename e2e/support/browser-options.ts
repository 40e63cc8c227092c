import { findBrowser } from '../../scripts/browser.ts';

/** How every test starts Chromium and what it tells the site of its user. */
export async function browserOptions() {
  return {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
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
      ],
    },
  };
}

export const wide = { viewport: { width: 1280, height: 800 } };
export const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
