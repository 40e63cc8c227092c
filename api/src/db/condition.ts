import { type Expression, type SqlBool, sql } from 'kysely';

/** Puts a value into a statement's parameters and answers what stands for it in the text. */
export type Bind = (value: unknown) => string;

/** A condition as text whose values are bound: for statements that run too often to be built again each time. */
export type Condition = (bind: Bind) => string;

/** The statement that `write` makes, with its parameters in order ($1, $2 …). */
export function statement(write: (bind: Bind) => string): { text: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const text = write((value) => `$${parameters.push(value)}`);
  return { text, parameters };
}

/** The same condition inside a query of the builder; like `$n`, what stands for a value may be written repeatedly. */
export function asExpression(condition: Condition): Expression<SqlBool> {
  const values: unknown[] = [];
  const text = condition((value) => `\0${values.push(value) - 1}\0`);
  // The index of a value is between two parts of the text.
  const pieces = text.split('\0');
  const parts = pieces.filter((_, index) => index % 2 === 0);
  const bound = pieces.filter((_, index) => index % 2 === 1).map((index) => values[Number(index)]);
  return sql<SqlBool>(Object.assign(parts, { raw: parts }), ...bound);
}
