import { type CancelCost, cancelCostAt } from './cancel-cost.ts';
import { lastMoment } from './last-moment.ts';
import type { CancelPolicy, PolicyPrice } from './rate-model.ts';

/** What the supplier keeps from a moment (milliseconds since 1970) until the next step begins. */
export interface CostStep {
  from: number;
  cost: CancelCost;
}

/** The supplier's costs of canceling every room of `price`, in order of time; the first step has no beginning. */
export function getCostSteps(policy: CancelPolicy, price: PolicyPrice): CostStep[] {
  const edges = policy.penalties.flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)]);
  return [-Infinity, ...[...new Set(edges)].sort((a, b) => a - b)].map((from) => ({
    from,
    cost: cancelCostAt(policy, price, from),
  }));
}

/**
 * What Yado charges for a cancellation at the moment: the dearest of the steps that count, each from its `lastMoment`
 * until its end. Cancellations are judged by it and policies are written out by it, so that what is shown as free is free
 * and what is shown as over is charged.
 */
export function chargedCostAt(steps: readonly CostStep[], at: number): CancelCost {
  return steps
    .filter(({ from }, index) => lastMoment(from) <= at && at < (steps[index + 1]?.from ?? Infinity))
    .map(({ cost }) => cost)
    .reduce((dearest, cost) => (cost.yen > dearest.yen ? cost : dearest));
}
