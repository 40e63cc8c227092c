/** Where cards are typed in: the settings' card pages and the payment step of a booking. */
const CARD_PAGES = [/^\/settings\/cards(?:\/|$)/, /^\/booking\/[^/]+\/payment\/?$/];

/**
 * Whether a page may run the card provider's script. A content security policy belongs to the document that
 * was loaded, so the edge allows the provider on these pages only, and a link from any other page to one of
 * them has to load the document again.
 */
export function isCardPage(pathname: string): boolean {
  return CARD_PAGES.some((page) => page.test(pathname));
}
