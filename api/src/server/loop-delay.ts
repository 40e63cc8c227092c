import { monitorEventLoopDelay } from 'node:perf_hooks';

/** For how long the delay is averaged. */
const SAMPLE_MS = 500;
const RESOLUTION_MS = 10;

export interface LoopDelay {
  /** By how many milliseconds the loop was late on average in the last sample, because of this thread's own work. */
  readMs(): number;
  close(): void;
}

/** Watches how late the event loop of this thread is. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let ownMs = 0;
  let since = performance.now();
  let cpu = process.threadCpuUsage();
  const sample = () => {
    const used = process.threadCpuUsage(cpu);
    const elapsedMs = performance.now() - since;
    const delayMs = findFeltDelay(histogram);
    ownMs = findOwnDelay({ delayMs, elapsedMs, cpuMs: (used.user + used.system) / 1000 });
    histogram.reset();
    since = performance.now();
    cpu = process.threadCpuUsage();
  };
  const timer = setInterval(sample, SAMPLE_MS).unref();
  return {
    readMs: () => ownMs,
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** The delay as requests meet it, in milliseconds: more of them come during a long one than during a short one. */
export function findFeltDelay({ mean, stddev }: { mean: number; stddev: number }): number {
  // Without a single measurement the mean is NaN.
  return Math.max(0, (mean + stddev ** 2 / mean) / 1e6 - RESOLUTION_MS) || 0;
}

/**
 * What other processes take of the machine makes the loop late too, and no refusal would end that: only the share of the
 * delay counts during which this thread had a processor.
 */
export function findOwnDelay(sample: { delayMs: number; elapsedMs: number; cpuMs: number }): number {
  return sample.delayMs * Math.min(1, sample.cpuMs / sample.elapsedMs);
}
