import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import type { PageLog } from './page-log.ts';

/** Logs each vital when it is final: LCP at the first input, the others when the page is hidden. */
export function measureVitals(page: PageLog): void {
  const log = ({ name, value, entries }: LCPMetric | INPMetric | CLSMetric) => {
    const measured = entries.at(-1);
    page.vital(name, value, measured?.startTime ?? performance.now());
  };
  onLCP(log);
  onINP(log);
  onCLS(log);
}
