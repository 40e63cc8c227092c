import type { Changes } from '../modules/organization/update-as-seen.ts';

type Value = string | number | null | undefined;

/** `payment  INVOICE_ONLY`, a line for each value that is there, in columns. */
export function listValues(values: Record<string, Value>): string[] {
  const shown = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return align(shown.map(([name, value]) => [name, String(value)]));
}

/** `name  before → after`, a line for each change, with the names that people use. */
export function listChanges(
  changes: Changes,
  names: Readonly<Partial<Record<string, string>>> = {},
): string[] {
  return align(
    Object.entries(changes).map(([column, { from, to }]) => [
      names[column] ?? column,
      `${from ?? '(none)'} → ${to ?? '(none)'}`,
    ]),
  );
}

function align(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`);
}
