/** Where a comma comes. By hand, because a formatter takes longer to make than a screen full of numbers. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** `12,345`. Takes whole numbers. */
export function formatWhole(number: number): string {
  return String(number).replace(THOUSANDS, ',');
}
