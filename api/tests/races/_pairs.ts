/** What is run against each other. */
export const operationNames = [
  'book',
  'join',
  'retry',
  'change means',
  'suspend',
  'detach',
  'cancel',
  'change date',
  'refund',
  'capture',
  'sweep',
] as const;
export type OperationName = (typeof operationNames)[number];
export type Pair = readonly [OperationName, OperationName];

/**
 * From where both begin: with a preparation alone, with an attempt that was tried and came to nothing, or with a booked
 * trip whose money is held.
 */
export type Start = 'prepared' | 'tried' | 'booked';

/**
 * By what the booking pays first, by what under the same key instead, and whether the branch may pay by invoice. `lost`: the
 * process died that asked the card provider, and nobody knows the answer.
 */
export const meansVariants = {
  invoice: { first: 'invoice', instead: 'card', isInvoiceAllowed: true },
  card: { first: 'card', instead: 'invoice', isInvoiceAllowed: true },
  declined: { first: 'declined card', instead: 'invoice', isInvoiceAllowed: false },
  replaced: { first: 'declined card', instead: 'card', isInvoiceAllowed: true },
  lost: { first: 'card', instead: 'invoice', isInvoiceAllowed: true },
} as const;
export type MeansVariant = keyof typeof meansVariants;
export type MeansName = 'invoice' | 'card' | 'declined card';

const onTrips: readonly OperationName[] = ['cancel', 'change date', 'refund'];
const onAttempts: readonly OperationName[] = ['join', 'retry', 'change means'];

/** Nothing of these can meet, or the same as in another pair: `book × join` is two requests to book, for example. */
const without: readonly string[] = [
  'book × book',
  'suspend × suspend',
  'suspend × detach',
  'detach × detach',
  'join × cancel',
  'join × change date',
  'join × refund',
  'join × capture',
  'retry × capture',
];

export const namePair = (pair: Pair): string => pair.join(' × ');

/** Every operation with every one, itself too. */
export const allPairs: readonly Pair[] = operationNames
  .flatMap((one, index) => operationNames.slice(index).map((other): Pair => [one, other]))
  .filter((pair) => !without.includes(namePair(pair)));

export function startOf(pair: Pair): Start {
  if (pair.some((name) => onTrips.includes(name))) return 'booked';
  if (pair.includes('book')) return 'prepared';
  if (pair.every((name) => name === 'join' || name === 'retry')) return 'prepared';
  return pair.some((name) => onAttempts.includes(name)) ? 'tried' : 'booked';
}

/** The ways to pay with which a pair can begin. Where a card is removed there is only that one. */
export function variantsOf(pair: Pair): readonly MeansVariant[] {
  const start = startOf(pair);
  if (start === 'booked') return ['invoice', 'card'];
  const variants: MeansVariant[] =
    start === 'tried' ? ['declined', 'replaced', 'lost'] : ['invoice', 'card', 'declined', 'replaced'];
  return pair.includes('detach') ? variants.filter((variant) => variant !== 'replaced') : variants;
}

export function pairNamed(name: string): Pair {
  const found = allPairs.find((pair) => namePair(pair) === name);
  if (!found) throw new Error(`There is no pair ${name}.`);
  return found;
}
