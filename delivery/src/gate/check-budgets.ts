import { type Finding, finding } from '../release/finding.ts';
import type { Build } from '../release/read-build.ts';
import { BUDGETS } from './budgets.ts';
import { listPermissions } from './check-build.ts';

/** What of a build takes up more than a part may; each kind of it once, with the largest. */
export function budgetFindings(build: Build): Finding[] {
  const amounts = Object.entries(measure(build)) as [keyof typeof BUDGETS, number][];
  return amounts.flatMap(([name, amount]) => {
    const { of, limit, because } = BUDGETS[name];
    if (amount <= limit) return [];
    const what = `${build.part} has ${amount} ${of}, more than ${limit}: ${because}.`;
    return [finding('declaration-oversized', what)];
  });
}

function measure(build: Build): Partial<Record<keyof typeof BUDGETS, number>> {
  const operations = Object.keys(build.operations).length;
  if (build.kind === 'host') return { operations };
  const { name, routes, menu, configSchema } = build.release.declaration;
  return {
    routes: routes.length,
    path: findLargest(routes, ({ path }) => path.length),
    permissions: findLargest(routes, ({ access }) => listPermissions(access).length),
    menu: menu.length,
    label: findLargest(menu, ({ label }) => label.length),
    name: name.length,
    configSchema: Buffer.byteLength(JSON.stringify(configSchema)),
    operations,
  };
}

function findLargest<T>(items: readonly T[], measureOne: (item: T) => number): number {
  return items.reduce((largest, item) => Math.max(largest, measureOne(item)), 0);
}
