/** Longest wait for the answer to a query, in ms, from a page before its scripts as from the transport. */
export const QUERY_LIMIT_MS = 30_000;
