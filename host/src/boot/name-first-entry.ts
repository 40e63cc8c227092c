/**
 * The router calls the first entry of every document `default` and would take the scroll position of one document
 * for another's; card pages are documents of their own. A name in the entry survives reload, back and forward.
 */
export function nameFirstEntry(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
}
