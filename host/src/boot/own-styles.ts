/** How long a stylesheet that the page has already may take to be read from the cache once more; in ms. */
const CACHED_MS = 3000;

/** Throws when a stylesheet of the page failed to load or its integrity check: an unstyled page would mislead. */
export function requireOwnStyles(): void {
  // The page starts its scripts behind the stylesheets: a link without a sheet has failed by now.
  const failed = ownStyles().find(({ sheet }) => sheet === null);
  if (failed) throw new Error(`stylesheet ${failed.href} could not be loaded`);
}

/**
 * Puts the stylesheets that stand behind the outline into the head. Those of remotes are added there later and have to
 * follow them, for of two rules alike in weight the later one counts.
 */
export async function moveStylesToHead(): Promise<void> {
  const behind = ownStyles().filter((link) => document.body.contains(link));
  const copies = behind.map((link) => link.cloneNode() as HTMLLinkElement);
  const settled = copies.map(
    (copy) =>
      new Promise<void>((resolve) => {
        copy.onload = () => resolve();
        copy.onerror = () => resolve();
      }),
  );
  document.head.append(...copies);
  const late = new Promise<void>((resolve) => setTimeout(resolve, CACHED_MS));
  await Promise.race([Promise.all(settled), late]);
  for (const [index, link] of behind.entries()) if (copies[index]?.sheet) link.remove();
}

function ownStyles(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}
