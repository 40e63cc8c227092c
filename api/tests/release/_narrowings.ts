import type { Column, Constraint, Schema } from './_schema.ts';

/** What the earlier release is known to do, from its sources. */
export interface EarlierRelease {
  /** Tables of which it deletes rows. */
  deletesFrom(table: string): boolean;
  /** Whether the value of a column is in its sources, so that it can be read there. */
  knowsValue(value: string): boolean;
}

/** A sentence for everything in the later schema that a release made for the earlier one may fail on. */
export function narrowings(before: Schema, after: Schema, earlier: EarlierRelease): string[] {
  const tables = new Set(before.columns.map(({ table }) => table));
  const isOld = ({ table, column }: Pick<Column, 'table' | 'column'>) =>
    before.columns.some((each) => each.table === table && each.column === column);
  const addsColumn = (table: string, columns: string[]) =>
    columns.some((column) => !isOld({ table, column }));
  const isNew = (
    each: { table: string; definition: string },
    list: { table: string; definition: string }[],
  ) =>
    tables.has(each.table) &&
    !list.some(({ table, definition }) => table === each.table && definition === each.definition);
  return [
    ...before.columns.flatMap((column) => changedColumn(column, after.columns)),
    ...after.columns
      .filter((each) => tables.has(each.table) && !isOld(each) && each.required && !each.hasDefault)
      .map(({ table, column }) => `${table}.${column} is new and required, without a default`),
    ...after.constraints
      .filter((each) => each.kind === 'check' && isNew(each, before.constraints))
      .filter(({ table, columns }) => !addsColumn(table, columns))
      .flatMap((check) => changedCheck(check, before.constraints, earlier)),
    ...after.constraints
      .filter((each) => each.kind === 'foreign key' && isNew(each, before.constraints))
      .filter(({ table, columns }) => !addsColumn(table, columns))
      .map(({ table, definition }) => `${table}: the foreign key is new: ${definition}`),
    ...after.constraints
      .filter(({ kind, holds, target }) => kind === 'foreign key' && holds && tables.has(target ?? ''))
      .filter(({ table, columns }) => !tables.has(table) || addsColumn(table, columns))
      .filter(({ target }) => earlier.deletesFrom(target ?? ''))
      .map(({ table, target }) => `${table} keeps rows of ${target}, which the earlier release deletes`),
    ...after.uniques
      .filter((each) => isNew(each, before.uniques))
      .filter(({ table, columns }) => !columns.some((column) => isNullByItself(after, isOld, table, column)))
      .map(({ table, definition }) => `${table}: unique is new: ${definition}`),
    ...before.uniques
      .filter(
        ({ table, definition }) =>
          !after.uniques.some((each) => each.table === table && each.definition === definition),
      )
      .map(({ table, definition }) => `${table}: unique is gone, on which an upsert may rest: ${definition}`),
  ];
}

/** A new column that the earlier release leaves null, so that no two of its rows are equal. */
function isNullByItself(
  after: Schema,
  isOld: (column: Pick<Column, 'table' | 'column'>) => boolean,
  table: string,
  column: string,
): boolean {
  const found = after.columns.find((each) => each.table === table && each.column === column);
  return found !== undefined && !isOld(found) && !found.required && !found.hasDefault;
}

function changedColumn(old: Column, columns: readonly Column[]): string[] {
  const name = `${old.table}.${old.column}`;
  const now = columns.find(({ table, column }) => table === old.table && column === old.column);
  if (!now) return [`${name} is gone`];
  return [
    ...(now.type === old.type ? [] : [`${name} was ${old.type} and is ${now.type}`]),
    ...(now.required && !old.required ? [`${name} is required now`] : []),
    ...(now.required && old.hasDefault && !now.hasDefault ? [`${name} has lost its default`] : []),
  ];
}

/** A check on a list of values may grow by values that the earlier release can read; every other new one is narrower. */
function changedCheck(now: Constraint, before: readonly Constraint[], earlier: EarlierRelease): string[] {
  const old = before.find(
    ({ kind, table, columns }) =>
      kind === 'check' && table === now.table && columns.join() === now.columns.join(),
  );
  const name = `${now.table}.${now.columns.join()}`;
  const values = parseValues(now);
  const isWider =
    old !== undefined && values.length > 0 && parseValues(old).every((each) => values.includes(each));
  if (!isWider) return [`${name}: the check is narrower: ${now.definition}`];
  return values
    .filter((each) => !parseValues(old).includes(each) && !earlier.knowsValue(each))
    .map((each) => `${name} takes ${each}, which the earlier release can't read`);
}

function parseValues({ definition }: Constraint): string[] {
  return [...definition.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '');
}
