import { expect, it } from 'vitest';
import type { AppContext } from '../../context.ts';
import { watchQueues } from './watch-queues.ts';

it('calls a person for each queue in which more waits than is soon done', async () => {
  const lines: object[] = [];
  const app = {
    jobs: { depths: async () => ({ 'booking-wake': 301, 'account-task': 300, 'card-detach': 0 }) },
    log: { error: (line: object) => lines.push(line) },
  };
  await watchQueues(app as unknown as AppContext);
  expect(lines).toEqual([
    { event: 'alert', name: 'queue-long', severity: 'warning', queue: 'booking-wake', count: 301 },
  ]);
});
