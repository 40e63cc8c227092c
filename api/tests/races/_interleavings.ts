import fc from 'fast-check';
import { type MeansVariant, meansVariants, namePair, type Pair, pairNamed, variantsOf } from './_pairs.ts';
import type { Order, Side } from './_turns.ts';

/** One race: who meets, how the booking pays, and in which order both continue. */
export interface Interleaving {
  pair: Pair;
  variant: MeansVariant;
  order: Order;
}

/** The same before it is known how many steps the operations have: each turn is a share of its side's way, 0 to 1. */
export interface Plan extends Omit<Interleaving, 'order'> {
  turns: readonly { side: Side; share: number }[];
}

/**
 * Few turns, each of any length: a coin for every step would hardly ever let one side wait while the other one
 * does everything, which is what most faults need.
 */
const turns = fc
  .tuple(
    fc.constantFrom<Side>('A', 'B'),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 4 }),
  )
  .map(([first, shares]) => {
    const second: Side = first === 'A' ? 'B' : 'A';
    return shares.map((share, index) => ({ side: index % 2 === 0 ? first : second, share }));
  });

/** So many plans of races of a pair; the same ones for the same seed. */
export function planRaces(pair: Pair, { runs, seed }: { runs: number; seed: number }): Plan[] {
  const plan = fc.record({ variant: fc.constantFrom(...variantsOf(pair)), turns });
  return fc.sample(plan, { numRuns: runs, seed }).map((each) => ({ pair, ...each }));
}

/** The plan for operations of so many steps. */
export function toInterleaving({ turns, ...rest }: Plan, lengths: Record<Side, number>): Interleaving {
  return {
    ...rest,
    order: turns.map(({ side, share }) => ({ side, steps: Math.ceil(share * lengths[side]) })),
  };
}

/** `book × suspend, card: A12 B40`: what is printed of a failure, and read to repeat it. */
export function formatInterleaving({ pair, variant, order }: Interleaving): string {
  return `${namePair(pair)}, ${variant}: ${order.map(({ side, steps }) => `${side}${steps}`).join(' ')}`;
}

export function parseInterleaving(text: string): Interleaving {
  const [, pair = '', variant = '', order = ''] = /^(.+), (\w+): ((?:[AB]\d+ ?)+)$/.exec(text) ?? [];
  if (!(variant in meansVariants)) throw new Error(`Not an interleaving: ${text}`);
  return {
    pair: pairNamed(pair),
    variant: variant as MeansVariant,
    order: order
      .split(' ')
      .map((turn) => ({ side: turn.startsWith('A') ? 'A' : 'B', steps: Number(turn.slice(1)) })),
  };
}

/** The order of the steps that were made. */
export function toOrder(steps: readonly { side: Side }[]): Order {
  const order: { side: Side; steps: number }[] = [];
  for (const { side } of steps) {
    const last = order.at(-1);
    if (last?.side === side) last.steps += 1;
    else order.push({ side, steps: 1 });
  }
  return order;
}
