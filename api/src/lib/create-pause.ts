import { setImmediate } from 'node:timers/promises';

/** As long as a request's own work may keep the others waiting. */
const TURN_MS = 10;

/** For long work in steps: a function to await between two of them, which gives other work a turn every 10 ms. */
export function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
