import type { Visit } from './measure.ts';

export type Side = 'single' | 'federated';
export type Series = Record<Side, Visit[]>;

/** One line for each side and one for the ratio of their medians. */
export function reportLines(name: string, series: Series): string[] {
  const single = summary(series.single);
  const federated = summary(series.federated);
  return [
    `${name}`,
    `  single     ${text(single)}`,
    `  federated  ${text(federated)}`,
    `  ratio      ${(federated.ready / single.ready).toFixed(3)}`,
  ];
}

interface Summary {
  ready: number;
  low: number;
  high: number;
  visit: Visit;
}

function summary(visits: Visit[]): Summary {
  const sorted = [...visits].sort((a, b) => a.ready - b.ready);
  const visit = sorted[Math.floor(sorted.length / 2)];
  if (!visit) throw new Error('nothing was measured');
  return { ready: visit.ready, low: sorted[0]?.ready ?? 0, high: sorted.at(-1)?.ready ?? 0, visit };
}

function text({ ready, low, high, visit }: Summary): string {
  const bytes = Object.entries(visit.bytes)
    .map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)}`)
    .join(', ');
  return `${ready.toFixed(0)} ms [${low.toFixed(0)}-${high.toFixed(0)}], ${visit.requests} requests, ${visit.waves} waves, ${visit.wavesToData} to data; KB: ${bytes}`;
}
