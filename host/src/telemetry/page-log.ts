import type { AboutRelease, FailureStage, PageEvent, VitalName } from '@yado/shared/contract/page-events';

/** Ten minutes in milliseconds. */
const MAX_VALUE = 600_000;
/** A page that stays open for days must not grow with every screen. */
const REMEMBERED_SCREENS = 100;

/** What happens to the releases of one page, as the events that the edge counts. */
export interface PageLog {
  /** A release is up; only the first time on a page is told, later ones come from memory. */
  shown(about: AboutRelease, ms: number): void;
  failed(about: AboutRelease, stage: FailureStage): void;
  replaced(about: AboutRelease, to: string, stage: FailureStage): void;
  /** `at`: when in the life of the page the thing that was measured began. */
  vital(name: VitalName, value: number, at: number): void;
}

/**
 * `host` stands in for the screen before there is one; `now` counts from the navigation. `hostHasFailed`: the page has
 * told so before the host was up.
 */
export function createPageLog(
  host: AboutRelease,
  tell: (event: PageEvent) => void,
  now: () => number,
  hostHasFailed = false,
): PageLog {
  const used = new Set<string>();
  const up = new Set<string>();
  const failures = new Set<string>();
  if (hostHasFailed) for (const set of [used, failures]) once(set, host);
  /** Which release's screen was there from when on, for the newest screens. */
  const screens: { from: number; about: AboutRelease }[] = [];
  let forgottenUntil = 0;

  /** True the first time for a release; each page is one trial of it. */
  function once(set: Set<string>, { part, release }: AboutRelease): boolean {
    const name = `${part} ${release}`;
    if (set.has(name)) return false;
    set.add(name);
    return true;
  }

  function tellUsed(about: AboutRelease): void {
    if (once(used, about)) tell({ ...about, kind: 'used' });
  }

  return {
    shown: (about, ms) => {
      tellUsed(about);
      if (once(up, about)) tell({ ...about, kind: 'loaded', ms: measured(ms) });
      if (about.part === host.part) return;
      screens.push({ from: now(), about });
      if (screens.length <= REMEMBERED_SCREENS) return;
      screens.shift();
      forgottenUntil = screens[0]?.from ?? 0;
    },
    failed: (about, stage) => {
      tellUsed(about);
      if (once(failures, about)) tell({ ...about, kind: 'failed', stage });
    },
    replaced: (about, to, stage) => tell({ ...about, kind: 'replaced', to, stage }),
    vital: (name, value, at) => {
      // Rather told of nobody than of the wrong one.
      if (at < forgottenUntil) return;
      const screen = screens.findLast(({ from }) => from <= at) ?? screens[0];
      tell({ ...(screen?.about ?? host), kind: 'vital', name, value: measured(value) });
    },
  };
}

/** Within what the edge takes: a clock that was set back or forward is no reason to refuse all the rest. */
function measured(value: number): number {
  return Math.min(Math.max(Math.round(value * 1000) / 1000, 0), MAX_VALUE);
}
