/** How long a stylesheet that the page has already may take to be read from the cache once more; in ms. */
const CACHED_MS = 3000;

/** Pauses before a stylesheet that failed is requested again; in ms. */
const RETRY_MS = [500, 2000];

/** A stylesheet of the page did not come, or was refused for its bytes. */
export class MissingStylesError extends Error {
  override name = 'MissingStylesError';
}

/** Throws MissingStylesError when a stylesheet can't be loaded at a second retry either: an unstyled page would mislead. */
export async function requireOwnStyles(): Promise<void> {
  // The page starts its scripts behind the stylesheets: a link without a sheet has failed by now.
  await Promise.all(ownStyles().map((link) => (link.sheet === null ? retryStyles(link) : undefined)));
}

async function retryStyles(failed: HTMLLinkElement): Promise<void> {
  let last = failed;
  for (const pause of RETRY_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const copy = failed.cloneNode() as HTMLLinkElement;
    const settled = whenSettled(copy);
    last.replaceWith(copy);
    await settled;
    if (copy.sheet) return;
    last = copy;
  }
  throw new MissingStylesError(`stylesheet ${failed.href} could not be loaded`);
}

function whenSettled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
  });
}

/**
 * Puts stylesheets that are behind the outline into the head: there an edge has written them that is older than this host.
 * Those of remotes are added to the head later and have to follow them, for of two rules alike in weight the later one counts.
 */
export async function moveStylesToHead(): Promise<void> {
  const behind = ownStyles().filter((link) => document.body.contains(link));
  const copies = behind.map((link) => link.cloneNode() as HTMLLinkElement);
  const settled = copies.map(whenSettled);
  document.head.append(...copies);
  const late = new Promise<void>((resolve) => setTimeout(resolve, CACHED_MS));
  await Promise.race([Promise.all(settled), late]);
  for (const [index, link] of behind.entries()) if (copies[index]?.sheet) link.remove();
}

function ownStyles(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}
