/** Room numbers of `rooms=1,3`; null when the address says nothing, which means all. */
export function roomsFromParams(params: URLSearchParams): number[] | null {
  const text = params.get('rooms');
  if (text === null) return null;
  const numbers = text
    .split(',')
    .filter((part) => /^[1-9]\d?$/.test(part))
    .map(Number);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The address of a choice; all rooms are the address without one. */
export function roomsToSearch(chosen: readonly number[], all: readonly number[]): string {
  const shown = all.filter((number) => chosen.includes(number));
  return shown.length < all.length ? `?${new URLSearchParams({ rooms: shown.join(',') })}` : '';
}
