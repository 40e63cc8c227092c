/** Whether a new card pays this booking alone, or is one of the branch from then on. */
export type CardUse = 'BOOKING' | 'BRANCH';

const PARAM = 'card';

/** What was chosen before the card issuer's page was opened; else the card is for this booking alone. */
export const toCardUse = (params: URLSearchParams): CardUse =>
  params.get(PARAM) === 'branch' ? 'BRANCH' : 'BOOKING';

/** The address to which the card issuer's page leads back, with what was chosen. */
export function cardReturnUrl(page: URL, use: CardUse): string {
  if (use === 'BRANCH') page.searchParams.set(PARAM, 'branch');
  return page.href;
}
