import { expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { watchRemainingCapacity } from './remaining-capacity.ts';

const MINUTE = 60_000;

function setUp() {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  let now = 1_800_000_000_000;
  const { onAnswer } = watchRemainingCapacity({ log, metrics }, () => now);
  const read = async () => {
    const text = await metrics.registry.getSingleMetricAsString('yado_supplier_capacity_percent');
    return text.split('\n').filter((line) => !line.startsWith('#') && line !== '');
  };
  const answer = (minute: string, day: string) =>
    onAnswer(
      new Headers({
        'Rate-Limit-Minute-Remaining': minute,
        'Rate-Limit-Minute-Reset': String(now + MINUTE),
        'Rate-Limit-Day-Remaining': day,
        'Rate-Limit-Day-Reset': String(now + 10 * 60 * MINUTE),
      }),
    );
  return { lines, read, answer, onAnswer, pass: (ms: number) => void (now += ms) };
}

it('tells in the metrics what remains of the minute and the day', async () => {
  const { read, answer } = setUp();
  answer('80.5', '42');
  expect(await read()).toEqual([
    'yado_supplier_capacity_percent{window="minute"} 80.5',
    'yado_supplier_capacity_percent{window="day"} 42',
  ]);
});

it('forgets a minute that is over', async () => {
  const { read, answer, pass } = setUp();
  answer('3', '42');
  pass(MINUTE);
  expect(await read()).toEqual(['yado_supplier_capacity_percent{window="day"} 42']);
});

it('says nothing of what an answer does not say', async () => {
  const { read, onAnswer } = setUp();
  onAnswer(new Headers({ 'Rate-Limit-Day-Remaining': 'many' }));
  expect(await read()).toEqual([]);
});

it('calls a person once an hour while little is left of the day, and not for a minute', () => {
  const { lines, answer, pass } = setUp();
  answer('0', '10');
  expect(lines).toEqual([]);
  answer('50', '9.9');
  answer('50', '9.8');
  expect(lines).toMatchObject([{ event: 'alert', name: 'supplier-capacity-low', severity: 'critical' }]);
  pass(60 * MINUTE);
  answer('50', '5');
  expect(lines).toHaveLength(2);
});
