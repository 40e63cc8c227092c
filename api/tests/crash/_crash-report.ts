import type { CrashResult } from './_crash-rounds.ts';
import { crashPoints } from './_points.ts';

/** The table of a run: point, runs, recovered, violations; the totals come last. */
export function formatReport(outcomes: readonly CrashResult[]): string {
  const width = Math.max(...crashPoints.map(({ name }) => name.length));
  const line = (name: string, runs: unknown, recovered: unknown, violations: unknown) =>
    `${name.padEnd(width)}  ${String(runs).padStart(5)}  ${String(recovered).padStart(9)}  ${String(violations).padStart(10)}`;
  const names = crashPoints
    .map(({ name }) => name)
    .filter((name) => outcomes.some(({ point }) => point === name));
  const row = (name: string, of: readonly CrashResult[]) =>
    line(name, of.length, of.filter(({ recovered }) => recovered).length, listViolations(of).length);
  return [
    line('point', 'runs', 'recovered', 'violations'),
    ...names.map((name) =>
      row(
        name,
        outcomes.filter(({ point }) => point === name),
      ),
    ),
  ].join('\n');
}

/** Every breach, with the point at which the process had died. */
export function listViolations(outcomes: readonly CrashResult[]): string[] {
  return outcomes.flatMap(({ point, tag, breaches }) =>
    breaches.map((breach) => `${point} (${tag}): ${breach}`),
  );
}

/** What was not settled in time. On a machine that is busy with other things this may be the machine's doing. */
export function listLateOutcomes(outcomes: readonly CrashResult[]): string[] {
  return outcomes.flatMap(({ point, tag, late }) => (late === null ? [] : [`${point} (${tag}): ${late}`]));
}
