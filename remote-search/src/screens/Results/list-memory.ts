import type { VirtualItem } from '@tanstack/react-virtual';

const MAX_LISTS = 20;
const lists = new Map<string, readonly VirtualItem[]>();

/** How tall the items of a list were when it was last on the screen. */
export function recallSizes(list: string): VirtualItem[] {
  return [...(lists.get(list) ?? [])];
}

/** Kept while the page lives, so that going back restores the scroll position to the same item. */
export function rememberSizes(list: string, sizes: readonly VirtualItem[]): void {
  lists.delete(list);
  lists.set(list, sizes);
  const oldest = lists.keys().next().value;
  if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
}
