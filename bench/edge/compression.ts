import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANSWER_EFFORT } from '../../delivery/src/edge/compress-answer.ts';
import { compress } from '../../delivery/src/edge/compress.ts';
import type { Encoding } from '../../delivery/src/edge/encoding.ts';
import { median } from '../lib/statistics.ts';

const ROUNDS = 7;
const TIMES = 200;
const STEPS: [Encoding, number][] = [
  ['gzip', 1],
  ['gzip', 5],
  ['gzip', 9],
  ['br', 1],
  ['br', 4],
  ['br', 5],
  ['br', 6],
  ['br', 9],
];

/** The rooms and rates of one hotel for two nights, as the sandbox has the API answer the hotel's screen. */
export function ratesAnswer(): Buffer {
  const text = readFileSync(join(import.meta.dirname, 'rates-answer.json'), 'utf8');
  return Buffer.from(JSON.stringify(JSON.parse(text)));
}

/** Prints what each step of effort leaves of an answer, and the processor time that it takes, as medians of rounds. */
export async function benchCompression(): Promise<void> {
  const answer = ratesAnswer();
  const found = STEPS.map(([encoding, effort]) => ({
    encoding,
    effort,
    bytes: 0,
    micros: [] as number[],
  }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const step of found) {
      const before = process.cpuUsage();
      for (let time = 0; time < TIMES; time++) {
        const made = await compress(answer, step.encoding, { br: step.effort, gzip: step.effort });
        step.bytes = made.length;
      }
      const { user, system } = process.cpuUsage(before);
      // The first round warms up.
      if (round > 0) step.micros.push((user + system) / TIMES);
    }
  }
  console.log(`\nan answer of ${answer.length} bytes: rooms and rates of a hotel`);
  for (const { encoding, effort, bytes, micros } of found) {
    const share = ((100 * bytes) / answer.length).toFixed(0);
    const used = ANSWER_EFFORT[encoding as 'br' | 'gzip'] === effort ? '  (the edge)' : '';
    console.log(
      `${`${encoding} ${effort}`.padEnd(8)} ${String(bytes).padStart(6)} bytes, ${share.padStart(3)} %, ${median(micros).toFixed(0).padStart(5)} µs of processor time${used}`,
    );
  }
}
