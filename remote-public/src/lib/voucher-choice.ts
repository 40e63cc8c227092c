const languages = ['ja-JP', 'en-US'] as const;
type VoucherLanguage = (typeof languages)[number];

/** Room numbers of `rooms=1,3`, or `rooms=1&rooms=3` as a form writes it; null when the address says nothing: all. */
export function roomsFromParams(params: URLSearchParams): number[] | null {
  if (!params.has('rooms')) return null;
  const numbers = params
    .getAll('rooms')
    .flatMap((text) => text.split(','))
    .filter((part) => /^[1-9]\d?$/.test(part))
    .map(Number);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The address of a choice; all rooms are the address without one. */
export function roomsToSearch(chosen: readonly number[], all: readonly number[]): string {
  const shown = all.filter((number) => chosen.includes(number));
  return shown.length < all.length ? `?${new URLSearchParams({ rooms: shown.join(',') })}` : '';
}

/** The address that asks for the sheets as a file. */
export function downloadSearch(rooms: readonly number[], language: VoucherLanguage): string {
  return `?${new URLSearchParams({ rooms: rooms.join(','), download: language })}`;
}

/** What the same address asks for; null where it asks for the page. */
export function wantedDownload(
  params: URLSearchParams,
): { roomNumbers: number[]; language: VoucherLanguage } | null {
  const language = languages.find((known) => known === params.get('download'));
  const roomNumbers = roomsFromParams(params) ?? [];
  return language && roomNumbers.length > 0 ? { roomNumbers, language } : null;
}

/** The page again, where there is no such file. */
export const lostSearch = (params: URLSearchParams) =>
  `?${new URLSearchParams({ rooms: params.get('rooms') ?? '', download: 'none' })}`;

export const isLost = (params: URLSearchParams) => params.get('download') === 'none';
