/** The card provider's API version, the same as the API's (`scripts/card-api-version.test.ts`). */
export const CARD_API_VERSION = '2026-10-28.endive';
