import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import type { PageLog } from './page-log.ts';

/** Tells each value once it is final: when the page is hidden, for the largest paint with the first input. */
export function measureVitals(page: PageLog): void {
  const tell = ({ name, value, entries }: LCPMetric | INPMetric | CLSMetric) => {
    const measured = entries.at(-1);
    page.vital(name, value, measured?.startTime ?? performance.now());
  };
  onLCP(tell);
  onINP(tell);
  onCLS(tell);
}
