/** Reads the chosen room numbers from `rooms=1,3`; null when the address says nothing, which means all rooms. */
export function roomNumbersFromParams(params: URLSearchParams): number[] | null {
  const text = params.get('rooms');
  if (text === null) return null;
  const numbers = text
    .split(',')
    .filter((part) => /^[1-9]\d?$/.test(part))
    .map(Number);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Writes the choice; all rooms are the address without it. */
export function roomNumbersToParams(chosen: readonly number[], all: readonly number[]): URLSearchParams {
  const params = new URLSearchParams();
  const shown = all.filter((number) => chosen.includes(number));
  if (shown.length < all.length) params.set('rooms', shown.join(','));
  return params;
}
