/** `waits`: something is open, and it was not tried now. `done`: it was, or nothing is open. */
export type PartResult = 'done' | 'waits';
