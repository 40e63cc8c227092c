export const COMPARED_AT_MOST = 4;

/** A hotel that was chosen for a comparison. */
export interface ComparedHotel {
  id: string;
  name: string;
}

/** Of one person in this tab: others who sign in here have their own. */
const getStorageKey = (owner: string) => `yado:compared-hotels:${owner}`;

const listeners = new Set<() => void>();

/** Calls back when a choice changes. */
export function watchComparedHotels(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** What is stored, as text: equal texts are equal choices. */
export function storedHotels(owner: string): string {
  try {
    return sessionStorage.getItem(getStorageKey(owner)) ?? '[]';
  } catch {
    return '[]';
  }
}

/** The hotels in a stored text, in the order of their choice; what is none is dropped. */
export function parseHotels(text: string): ComparedHotel[] {
  try {
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries)) return [];
    return entries.filter(isHotel).slice(0, COMPARED_AT_MOST);
  } catch {
    return [];
  }
}

/** Adds a hotel, or takes it out; beyond the most that fit nothing is added. */
export function chooseHotel(owner: string, { id, name }: ComparedHotel, chosen: boolean): void {
  const others = parseHotels(storedHotels(owner)).filter((hotel) => hotel.id !== id);
  store(owner, chosen && others.length < COMPARED_AT_MOST ? [...others, { id, name }] : others);
}

export function forgetHotels(owner: string): void {
  store(owner, []);
}

function store(owner: string, hotels: readonly ComparedHotel[]): void {
  try {
    if (hotels.length === 0) sessionStorage.removeItem(getStorageKey(owner));
    else sessionStorage.setItem(getStorageKey(owner), JSON.stringify(hotels));
  } catch {
    // A full or forbidden storage costs the choice, nothing else.
  }
  for (const notify of listeners) notify();
}

function isHotel(entry: unknown): entry is ComparedHotel {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('name' in entry)) return false;
  return typeof entry.id === 'string' && typeof entry.name === 'string';
}
