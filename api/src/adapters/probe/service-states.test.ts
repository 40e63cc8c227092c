import { expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import type { Fault } from './probe-result.ts';
import { createServiceStates } from './service-states.ts';

const refused: Fault = {
  kind: 'refused-key',
  text: 'Stripe does not take the key (401).',
  mend: 'Set another.',
};
const outage: Fault = { kind: 'slow', text: 'Stripe did not answer.', mend: 'Wait.' };
const nothing = { facts: [], clockOffsetMs: null };

function setUp() {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  let now = 0;
  const states = createServiceStates(log, metrics, () => now);
  const count = () => metrics.registry.getSingleMetricAsString('yado_key_refusals_total');
  return { lines, states, count, pass: (minutes: number) => void (now += minutes * 60_000) };
}

it('calls a key that is refused what it is: an alert, said once in a while and counted each time', async () => {
  const { lines, states, count, pass } = setUp();
  states.onRefusal('cards')(refused);
  states.onRefusal('cards')(refused);
  const alert = {
    event: 'alert',
    name: 'key-refused',
    severity: 'critical',
    provider: 'cards',
    kind: 'refused-key',
  };
  expect(lines).toMatchObject([{ ...alert, msg: 'cards: Stripe does not take the key (401). Set another.' }]);
  expect(await count()).toContain('yado_key_refusals_total{service="cards",kind="refused-key"} 2');
  pass(16);
  states.onRefusal('cards')(refused);
  expect(lines).toMatchObject([alert, alert]);
  expect(states.faults()).toEqual([{ service: 'cards', ...refused }]);
});

it('calls an outage no refusal', async () => {
  const { lines, states, count } = setUp();
  states.probed('cards', { ...nothing, faults: [outage] });
  expect(lines).toMatchObject([{ event: 'service-not-reached', provider: 'cards', kind: 'slow' }]);
  expect(await count()).not.toContain('cards');
});

it('says when a service is well again, and nothing twice while it wavers', () => {
  const { lines, states, pass } = setUp();
  states.probed('cards', { ...nothing, faults: [refused] });
  states.probed('cards', { ...nothing, faults: [] });
  expect(states.faults()).toEqual([]);
  states.onRefusal('cards')(refused);
  pass(16);
  states.onRefusal('cards')(refused);
  expect(lines.map(({ event }) => event)).toEqual(['alert', 'service-reached', 'alert']);
});
