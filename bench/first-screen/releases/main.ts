// Compares the first screens of this code with those of another commit, and with a page that is nothing but HTML.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../../../scripts/lib/builds.ts';
import { CliError } from '../../../scripts/lib/cli.ts';
import { ProcessGroup } from '../../../scripts/lib/processes.ts';
import { readSettings, root } from '../../../scripts/lib/settings.ts';
import { launchBrowser, signedIn } from '../../lib/browser.ts';
import { median } from '../../lib/statistics.ts';
import { coldAndWarm, type Visit } from '../measure.ts';
import { checkTyped } from './check-typed.ts';
import { listScreens, signIn, type Screen } from '../screens.ts';
import { serveBarePage } from './bare-page.ts';
import { startStackOf } from './stack.ts';
import { buildWorktree } from './worktree.ts';

const ROUNDS = 5;

/** What is visited, and with which session. */
interface Side {
  name: string;
  site: string;
  session: Awaited<ReturnType<typeof signedIn>> | undefined;
}

/** Prints medians of interleaved visits, and ratios to the other commit and to the bare page. */
export async function compareReleases(commit: string): Promise<void> {
  await buildStale(readSettings().keysDir);
  const worktree = await buildWorktree(commit);
  const parts = new ProcessGroup({
    logsDir: mkdtempSync(join(tmpdir(), 'yado-bench-logs-')),
    onCrash: (message) => {
      throw new CliError(message);
    },
  });
  const bare = await serveBarePage();
  try {
    const sites = {
      [commit]: await startStackOf(worktree.folder, 'before', parts),
      now: await startStackOf(root, 'now', parts),
    };
    const browser = await launchBrowser();
    try {
      const sides: Side[] = [{ name: 'bare', site: bare.site, session: undefined }];
      for (const [name, site] of Object.entries(sites))
        sides.push({ name, site, session: await signedIn(browser, [site]) });
      for (const screen of listScreens()) {
        for (const { name, site, session } of sides.slice(1))
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
            const target = name === 'bare' ? { url: site, ready: signIn.ready } : toTarget(screen, site);
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
    await bare.close();
    await worktree.remove();
  }
}

const toTarget = ({ path, ready }: Screen, site: string) => ({ url: site + path, ready });

function report(
  { name }: Screen,
  kind: 'cold' | 'warm',
  visits: ReadonlyMap<string, { cold: Visit; warm: Visit }[]>,
): void {
  console.log(`${name}, ${kind}`);
  const of = (side: string, get: (visit: Visit) => number) =>
    median((visits.get(side) ?? []).map((visit) => get(visit[kind])));
  const [before = ''] = [...visits.keys()].filter((side) => side !== 'bare' && side !== 'now');
  const floor = of('bare', ({ paint }) => paint);
  for (const side of visits.keys()) {
    const ms = (get: (visit: Visit) => number) => of(side, get).toFixed(0);
    const total = (get: (visit: Visit) => Record<string, number>) =>
      (of(side, (visit) => Object.values(get(visit)).reduce((sum, size) => sum + size, 0)) / 1024).toFixed(0);
    const paint = of(side, (visit) => visit.paint) / floor;
    const typing = of(side, (visit) => visit.typing) / floor;
    const ready = of(side, (visit) => visit.ready) / of(before, (visit) => visit.ready);
    console.log(
      `  ${side.padEnd(10)} paint ${ms((visit) => visit.paint)} ms (${paint.toFixed(2)} of bare), largest ${ms((visit) => visit.largestPaint)}, typing ${ms((visit) => visit.typing)} (${typing.toFixed(2)} of bare's paint), ready ${ms((visit) => visit.ready)} (${ready.toFixed(2)} of ${before}), blocked ${ms((visit) => visit.blocked)}, main thread ${ms((visit) => visit.mainThread)}; ${ms((visit) => visit.requests)} requests and ${total((visit) => visit.bytes)} KB until ready, ${ms((visit) => visit.untilQuiet.requests)} and ${total((visit) => visit.untilQuiet.bytes)} KB until quiet`,
    );
  }
}
