/** Throws when a stylesheet of the page failed to load or its integrity check: an unstyled page would mislead. */
export function requireOwnStyles(): void {
  // Deferred scripts run after the stylesheets: a link without a sheet has failed by now.
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    ({ sheet }) => sheet === null,
  );
  if (failed) throw new Error(`stylesheet ${failed.href} could not be loaded`);
}
