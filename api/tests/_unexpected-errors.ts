import { Writable } from 'node:stream';
import { createLogger, type Log } from '../src/lib/logger.ts';

const KEPT_LINES = 200;
const lines: string[] = [];

/** The log of the APIs under test: nothing is printed, the latest errors are kept. */
export const testLog: Log = createLogger(
  'error',
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      lines.splice(0, lines.length - KEPT_LINES);
      done();
    },
  }),
);

/** What the log says of the requests with these ids: an answer names only the id of what went wrong. */
export function findLogged(requestIds: (string | undefined)[]): string {
  return lines.filter((line) => requestIds.some((id) => id !== undefined && line.includes(id))).join('');
}
