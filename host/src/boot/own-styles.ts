/** Throws when a stylesheet of the page did not come, or was refused for its bytes: a bare page would mislead. */
export function requireOwnStyles(): void {
  // Scripts that wait for the document run after its stylesheets: what has no sheet by now gets none.
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    ({ sheet }) => sheet === null,
  );
  if (failed) throw new Error(`stylesheet ${failed.href} could not be loaded`);
}
