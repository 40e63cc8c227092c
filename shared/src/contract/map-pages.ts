/** The results of a search, a hotel's page, and the form from which both open within one document. */
const MAP_PAGES = [/^\/$/, /^\/hotels(?:\/[^/]+)?\/?$/];

/**
 * Whether a page may run Google's map script, on a site that has a key for it. As with card pages, a link from any other
 * page to one of them has to load the document again there.
 */
export function isMapPage(pathname: string): boolean {
  return MAP_PAGES.some((page) => page.test(pathname));
}
