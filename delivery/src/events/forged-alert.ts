import type { FastifyBaseLogger } from 'fastify';

/** Pages that stay open for longer than their ids hold are few. */
const MANY = 50;
const WINDOW_MS = 5 * 60_000;

/**
 * Counts reports of pages that no edge gave out, and calls a person, once in five minutes, when they are many: somebody
 * tries to speak for releases. None of them is believed.
 */
export function createForgedAlert(log: FastifyBaseLogger): () => void {
  let count = 0;
  let end = 0;
  return () => {
    const now = performance.now();
    if (now > end) {
      count = 0;
      end = now + WINDOW_MS;
    }
    if (++count === MANY) {
      log.warn({ event: 'alert', name: 'page-reports-forged', count }, 'reports of pages that no edge sent');
    }
  };
}
