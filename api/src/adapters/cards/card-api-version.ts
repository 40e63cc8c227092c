/** The card provider's API version. Its SDK's types allow no other, so that an upgrade of the SDK has to change it here. */
export const CARD_API_VERSION = '2026-10-28.endive';
