// Compares the first screens of this code with those of another commit, with a page that is nothing but HTML, and with
// that page below the head of ours.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../../../scripts/lib/builds.ts';
import { CliError } from '../../../scripts/lib/cli.ts';
import { ProcessGroup } from '../../../scripts/lib/processes.ts';
import { readSettings, root } from '../../../scripts/lib/settings.ts';
import { launchBrowser, type Session, signedIn } from '../../lib/browser.ts';
import { median } from '../../lib/statistics.ts';
import { coldAndWarm, type Visit } from '../measure.ts';
import { checkTyped } from './check-typed.ts';
import { listScreens, signIn, type Screen } from '../screens.ts';
import { serveBarePage, serveBarePageWithHead, type ServedPage } from './bare-page.ts';
import { startStackOf } from './stack.ts';
import { buildWorktree } from './worktree.ts';

const ROUNDS = 5;
/** Sides that are no release: their first paint is what a release can reach at best. */
const FLOORS = ['bare', 'head'];

/** What is visited, and with which session. */
interface Side {
  name: string;
  site: string;
  session: Session | undefined;
}

/** Prints medians of interleaved visits of one screen or all, and ratios to the other commit and to the bench's own pages. */
export async function compareReleases(commit: string, only?: string): Promise<void> {
  const screens = listScreens().filter(({ name }) => only === undefined || name === only);
  if (screens.length === 0) throw new CliError(`there is no screen 「${only}」`);
  await buildStale(readSettings().keysDir);
  const worktree = await buildWorktree(commit);
  const parts = new ProcessGroup({
    logsDir: mkdtempSync(join(tmpdir(), 'yado-bench-logs-')),
    onCrash: (message) => {
      throw new CliError(message);
    },
  });
  const pages: ServedPage[] = [];
  try {
    const sites = {
      [commit]: await startStackOf(worktree.folder, 'before', parts),
      now: await startStackOf(root, 'now', parts),
    };
    const bare = await serveBarePage();
    const head = await serveBarePageWithHead(sites['now'] ?? '');
    pages.push(bare, head);
    const browser = await launchBrowser();
    try {
      const sides: Side[] = [
        { name: 'bare', site: bare.site, session: undefined },
        {
          name: 'head',
          site: head.site,
          session: await signedIn(browser, [sites['now'] ?? '', head.site]),
        },
      ];
      for (const [name, site] of Object.entries(sites))
        sides.push({ name, site, session: await signedIn(browser, [site]) });
      for (const screen of screens) {
        for (const { name, site, session } of sides.filter(({ name: side }) => !FLOORS.includes(side)))
          if (screen.hasField)
            await checkTyped(browser, screen.isPublic ? undefined : session, {
              name,
              url: site + screen.path,
              ready: screen.ready,
            });
        const visits = new Map<string, { cold: Visit; warm: Visit }[]>(sides.map(({ name }) => [name, []]));
        for (let round = 0; round < ROUNDS; round++) {
          // Each goes first as often as the others, so that drift of the machine hits all.
          const order = [...sides.slice(round % sides.length), ...sides.slice(0, round % sides.length)];
          for (const { name, site, session } of order) {
            const ready = FLOORS.includes(name) ? signIn.ready : screen.ready;
            const target = { url: site + screen.path, ready };
            const own = screen.isPublic ? undefined : session;
            visits.get(name)?.push(await coldAndWarm(browser, own, target));
          }
        }
        for (const kind of ['cold', 'warm'] as const) report(screen, kind, visits);
      }
    } finally {
      await browser.close();
    }
  } finally {
    await parts.stop();
    for (const page of pages) await page.close();
    await worktree.remove();
  }
}

function report(
  { name }: Screen,
  kind: 'cold' | 'warm',
  visits: ReadonlyMap<string, { cold: Visit; warm: Visit }[]>,
): void {
  console.log(`${name}, ${kind}`);
  const of = (side: string, get: (visit: Visit) => number) =>
    median((visits.get(side) ?? []).map((visit) => get(visit[kind])));
  const [before = ''] = [...visits.keys()].filter((side) => side !== 'now' && !FLOORS.includes(side));
  for (const side of visits.keys()) {
    const ms = (get: (visit: Visit) => number) => of(side, get).toFixed(0);
    const total = (get: (visit: Visit) => Record<string, number>) =>
      (of(side, (visit) => Object.values(get(visit)).reduce((sum, size) => sum + size, 0)) / 1024).toFixed(0);
    const toFloors = (get: (visit: Visit) => number) =>
      FLOORS.map(
        (floor) => `${(of(side, get) / of(floor, ({ paint }) => paint)).toFixed(2)} of ${floor}`,
      ).join(', ');
    const ready = of(side, (visit) => visit.ready) / of(before, (visit) => visit.ready);
    console.log(
      `  ${side.padEnd(10)} paint ${ms((visit) => visit.paint)} ms (${toFloors((visit) => visit.paint)}), largest ${ms((visit) => visit.largestPaint)}, typing ${ms((visit) => visit.typing)} (${toFloors((visit) => visit.typing)}), ready ${ms((visit) => visit.ready)} (${ready.toFixed(2)} of ${before}), blocked ${ms((visit) => visit.blocked)}, main thread ${ms((visit) => visit.mainThread)}; ${ms((visit) => visit.requests)} requests and ${total((visit) => visit.bytes)} KB until ready, ${ms((visit) => visit.untilQuiet.requests)} and ${total((visit) => visit.untilQuiet.bytes)} KB until quiet`,
    );
  }
}
