import type { Page } from '@playwright/test';

interface Screen {
  path: string;
  heading: string;
}

/** Goes from screen to screen without a new document, `rounds` times: each screen is mounted again in every round. */
export async function goRound(page: Page, screens: readonly Screen[], rounds: number): Promise<void> {
  await page.evaluate(
    async ({ screens, rounds }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const shown = (heading: string) => document.querySelector('main h1')?.textContent === heading;
      for (let round = 0; round < rounds; round++) {
        for (const { path, heading } of screens) {
          // As the router does it for a link: each entry of the history has a name of its own.
          history.pushState({ key: Math.random().toString(36).slice(2, 10), idx: 1 }, '', path);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
          const limit = performance.now() + 15_000;
          while (!shown(heading)) {
            if (performance.now() > limit) throw new Error(`${path} does not show ${heading}`);
            await frame();
          }
          // Effects run after the frame.
          await frame();
        }
      }
    },
    { screens, rounds },
  );
}
