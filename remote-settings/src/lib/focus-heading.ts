/** Where the focus goes when the row it was in is gone: the page's title, after the dialog has released it. */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector('h1')?.focus({ preventScroll: true }));
}
