/**
 * Gives the first history entry a key of its own. The router uses the key `default` in every document and would restore
 * the scroll position of another one, as card pages are. The key survives reload, back and forward.
 */
export function nameFirstEntry(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
}
