/** Where the focus goes when the row it stood in is gone: the page's title, after the dialog has let go of it. */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector('h1')?.focus({ preventScroll: true }));
}
