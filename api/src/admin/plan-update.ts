import { type Changes, findChanges } from '../modules/organization/update-as-seen.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import type { Plan } from './command.ts';
import { listChanges } from './rows-text.ts';

interface Update<Requested extends object> {
  /** The row's name for people, with its id. */
  about: string;
  row: { [K in keyof Requested]: unknown };
  /** By column; undefined leaves a column as it is. */
  requested: Requested;
  /** What help and output call a column, where that differs. */
  columnNames?: Readonly<Partial<Record<string, string>>>;
  /** Writes if the row is still as it was; false when it is not. */
  write: (changes: Changes) => Promise<boolean>;
  /** What to report once it is written. */
  report: string;
}

/** Compares a row with what is requested: nothing to do, or the columns to change. */
export function planUpdate<Requested extends object>(update: Update<Requested>): Plan {
  const { about, row, requested, columnNames, write, report } = update;
  const changes = findChanges(row, requested);
  if (Object.keys(changes).length === 0) return { kind: 'unchanged', about };
  return {
    kind: 'write',
    title: `${about} differs`,
    lines: listChanges(changes, columnNames),
    async write() {
      if (!(await write(changes))) throw changedMeanwhile();
      return [report];
    },
  };
}
