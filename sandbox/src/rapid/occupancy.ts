/** Who stays in one room. */
export interface Occupancy {
  text: string;
  adults: number;
  childAges: readonly number[];
}

const GRAMMAR = /^[1-9]\d?(-(\d|1[0-7])(,(\d|1[0-7]))*)?$/;

/** Reads `adults[-age[,age…]]`; undefined when it is malformed. */
export function parseOccupancy(text: string): Occupancy | undefined {
  if (!GRAMMAR.test(text)) return undefined;
  const [adults = '1', ages] = text.split('-');
  return { text, adults: Number(adults), childAges: ages ? ages.split(',').map(Number) : [] };
}
