import type { Page } from '@playwright/test';

/**
 * Lets time pass for one page without waiting: on its own clock, and in the `date` of the API's answers, by which the
 * page judges deadlines.
 */
export async function installClock(page: Page): Promise<{ pass: (seconds: number) => Promise<void> }> {
  let passed = 0;
  await page.clock.install();
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + passed * 1000).toUTCString();
    // The text is no longer compressed here.
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, date } });
  });
  return {
    pass: async (seconds) => {
      passed += seconds;
      await page.clock.fastForward(seconds * 1000);
    },
  };
}
