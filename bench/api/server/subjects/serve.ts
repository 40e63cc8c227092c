import type { ServerWorld } from '../world.ts';
import type { SubjectQuestion } from '../subject.ts';

export const world = JSON.parse(process.env.BENCH_WORLD ?? '{}') as ServerWorld;

/** Tells the bench the port, then answers its questions until it ends the process. */
export function serveBench(port: number): void {
  process.on('message', (question: SubjectQuestion) => {
    if (question === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.((user + system) / 1e6);
      return;
    }
    if (question !== 'heap') return;
    globalThis.gc?.();
    process.send?.(process.memoryUsage().heapUsed);
  });
  process.once('SIGTERM', () => process.exit(0));
  process.send?.(port);
}
