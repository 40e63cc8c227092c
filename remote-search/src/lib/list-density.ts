/** How much room each hotel of a list takes. */
export type ListDensity = 'comfortable' | 'compact';

const STORAGE_KEY = 'yado:list-density';

const listeners = new Set<() => void>();
/** What was chosen on this page, where storage is forbidden. */
let chosenHere: ListDensity | undefined;

/** Calls back when another one is chosen, in this tab or another. */
export function watchListDensity(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/** What was chosen last in this browser. */
export function readListDensity(): ListDensity {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return chosenHere ?? 'comfortable';
  }
}

/** Applies to every list at once, and to those that come later in this browser. */
export function chooseListDensity(density: ListDensity): void {
  chosenHere = density;
  try {
    if (density === 'comfortable') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, density);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
  for (const notify of listeners) notify();
}
