/** Wakes the worker that continues an undo; its payload names the row. */
export const undoQueue = 'email-undo';
