import type { Page } from '@playwright/test';
import { browserOptions } from '../../support/browser-options.ts';
import { expect, test } from '../../support/fixtures.ts';
import { grown, heldBy } from '../../support/held.ts';
import { remotePages } from '../../support/remote-pages.ts';
import { goRound } from '../../support/rounds.ts';

const WARM_UP = 20;

const { launchOptions } = await browserOptions();
// V8 keeps compiling what runs often, a megabyte and more in a hundred rounds, and drops and compiles again the bytecode
// of what does not: its own decisions are left out of the heap, all that the page itself holds stays in.
const steadyCode = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode';
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, steadyCode] } });

/** What the page holds more of after so many rounds through all remotes; caches and buffers are filled before. */
async function grownAfter(page: Page, rounds: number): Promise<string[]> {
  await goRound(page, remotePages, WARM_UP);
  const before = await heldBy(page);
  await goRound(page, remotePages, rounds);
  return grown(before, await heldBy(page));
}

test('a hundred mounts of each remote leave nothing behind', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('employee', '/trips');
  expect(await grownAfter(page, 100)).toEqual([]);
});

test('a page that keeps each screen it has shown is found out', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const kept: unknown[] = [];
    Object.assign(window, { kept });
    const keep = () => kept.push(document.querySelector('main h1')?.parentElement);
    addEventListener('popstate', keep);
  });
  await signIn('employee', '/trips');
  expect(await grownAfter(page, 20)).toEqual([
    expect.stringMatching(/^heap by /),
    expect.stringMatching(/^nodes by /),
    expect.stringMatching(/^listeners by /),
  ]);
});
