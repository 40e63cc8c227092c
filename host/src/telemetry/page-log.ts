import type { AboutRelease, FailureStage, PageEvent, VitalName } from '@yado/shared/contract/page-events';

/** Limit of the edge: ten minutes in milliseconds. */
const MAX_VALUE = 600_000;
/** Bounds the memory of a page that stays open for days. */
const REMEMBERED_SCREENS = 100;

/** Turns what happens to the releases of one page into the events that the edge counts. */
export interface PageLog {
  /** A release is on the page. Only its first time is reported, because later ones load from memory. */
  shown(about: AboutRelease, ms: number): void;
  failed(about: AboutRelease, stage: FailureStage): void;
  replaced(about: AboutRelease, to: string, stage: FailureStage): void;
  /** `at`: start of the measured event, in milliseconds since the navigation. */
  vital(name: VitalName, value: number, at: number): void;
}

/**
 * `host` owns the vitals before there is a screen; `now` counts from the navigation. `hostHasFailed`: the script in the
 * page's head has already reported a failure of the host.
 */
export function createPageLog(
  host: AboutRelease,
  send: (event: PageEvent) => void,
  now: () => number,
  hostHasFailed = false,
): PageLog {
  const used = new Set<string>();
  const up = new Set<string>();
  const failures = new Set<string>();
  if (hostHasFailed) for (const set of [used, failures]) addOnce(set, host);
  /** The newest screens, with the time from which each was on the page. */
  const screens: { from: number; about: AboutRelease }[] = [];
  let forgottenBefore = 0;

  /** Adds a release; true the first time. Each page counts as one trial of a release. */
  function addOnce(set: Set<string>, { part, release }: AboutRelease): boolean {
    const name = `${part} ${release}`;
    if (set.has(name)) return false;
    set.add(name);
    return true;
  }

  function reportUsed(about: AboutRelease): void {
    if (addOnce(used, about)) send({ ...about, kind: 'used' });
  }

  return {
    shown: (about, ms) => {
      reportUsed(about);
      if (addOnce(up, about)) send({ ...about, kind: 'loaded', ms: toValue(ms) });
      if (about.part === host.part) return;
      screens.push({ from: now(), about });
      if (screens.length <= REMEMBERED_SCREENS) return;
      screens.shift();
      forgottenBefore = screens[0]?.from ?? 0;
    },
    failed: (about, stage) => {
      reportUsed(about);
      if (addOnce(failures, about)) send({ ...about, kind: 'failed', stage });
    },
    replaced: (about, to, stage) => send({ ...about, kind: 'replaced', to, stage }),
    vital: (name, value, at) => {
      // The screen of that time is forgotten; any other would be the wrong one.
      if (at < forgottenBefore) return;
      const screen = screens.findLast(({ from }) => from <= at) ?? screens[0];
      send({ ...(screen?.about ?? host), kind: 'vital', name, value: toValue(value) });
    },
  };
}

/** Limits a value to what the edge accepts: after a change of the clock it would refuse the whole batch. */
function toValue(value: number): number {
  return Math.min(Math.max(Math.round(value * 1000) / 1000, 0), MAX_VALUE);
}
