// Preloaded into every process of the visual world: its clock starts at a fixed moment, so that dates, prices by
// season and deadlines are the same in every run.
import { clockStart } from './clock-start.ts';

const RealDate = Date;
const ahead = RealDate.parse(clockStart) - RealDate.now();

class MovedDate extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length > 0 ? parts : [MovedDate.now()]) as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

globalThis.Date = MovedDate as DateConstructor;
