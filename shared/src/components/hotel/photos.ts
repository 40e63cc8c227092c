export interface Photo {
  readonly url: string;
  readonly largeUrl: string;
  readonly caption?: string | null;
  readonly category?: string | null;
}

/** The supplier numbers what pictures show by thousands; the rest is その他. */
const groups: Readonly<Record<string, string>> = {
  '3': '外観',
  '10': 'ロビー・館内',
  '11': '外観',
  '12': '設備',
  '13': 'お食事',
  '14': 'お風呂・スパ',
  '15': '設備',
  '16': '設備',
  '20': '外観',
  '21': '客室',
  '22': '眺望',
};

export const EVERYTHING = 'すべて';
const OTHER = 'その他';

/** What a picture shows, in a word. */
export function photoGroup(category: string | null | undefined): string {
  const number = Number(category);
  if (!category || Number.isNaN(number)) return OTHER;
  return groups[number < 1000 ? String(number) : String(Math.floor(number / 1000))] ?? OTHER;
}

/** The pictures of the house and then of its rooms, each address once. */
export function allPhotos(house: readonly Photo[], rooms: readonly { readonly images: readonly Photo[] }[]) {
  const byUrl = new Map(
    [...house, ...rooms.flatMap(({ images }) => images)].map((photo) => [photo.largeUrl, photo]),
  );
  return [...byUrl.values()];
}

/** The kinds there are with how many of each, everything first; empty when there is but one kind. */
export function photoGroups(photos: readonly Photo[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of photos) {
    const name = photoGroup(category);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size < 2) return [];
  return [
    { name: EVERYTHING, count: photos.length },
    ...[...counts].map(([name, count]) => ({ name, count })),
  ];
}

/** Where a key leads among so many pictures; they go round. Null for keys that turn nothing. */
export function turnedByKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

const SWIPE_PX = 40;

/** What a finger's way means: a flat one of some length turns a page, anything else is a tap or a scroll. */
export function turnedBySwipe(dx: number, dy: number, index: number, count: number): number | null {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return turnedByKey(dx < 0 ? 'ArrowRight' : 'ArrowLeft', index, count);
}
