/** TypeScript does not know it yet. */
interface Navigating {
  navigation?: {
    currentEntry: { index: number } | null;
    entries: () => readonly { url: string | null }[];
  };
}

/**
 * How many steps of this tab's history lead back to `address`, with nothing but this page, at other stays or views, in
 * between; null where another page is there, or where the browser does not say.
 */
export function stepsBackTo(address: string): number | null {
  const { navigation } = window as Navigating;
  if (!navigation?.currentEntry) return null;
  const { index } = navigation.currentEntry;
  const entries = navigation.entries();
  for (let at = index - 1; at >= 0; at -= 1) {
    const url = new URL(entries[at]?.url ?? '', window.location.href);
    if (url.origin !== window.location.origin) return null;
    if (url.pathname + url.search === address) return index - at;
    if (url.pathname !== window.location.pathname) return null;
  }
  return null;
}
