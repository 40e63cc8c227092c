/** Wakes the worker that goes on with an undo; it names its row. */
export const undoQueue = 'email-undo';
