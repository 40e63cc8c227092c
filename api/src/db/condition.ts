import { type Expression, type SqlBool, sql } from 'kysely';

/** Puts a value into a statement's parameters and answers what stands for it in the text. */
export type Bind = (value: unknown) => string;

/** A condition as text whose values are bound: for statements that run too often to be built anew each time. */
export type Condition = (bind: Bind) => string;

/** The statement that `write` makes, with its parameters in order ($1, $2 …). */
export function statement(write: (bind: Bind) => string): { text: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const text = write((value) => `$${parameters.push(value)}`);
  return { text, parameters };
}

const gap = '\0';

/** The same condition inside a query of the builder. */
export function asExpression(condition: Condition): Expression<SqlBool> {
  const values: unknown[] = [];
  const text = condition((value) => {
    values.push(value);
    return gap;
  });
  const parts = text.split(gap);
  return sql<SqlBool>(Object.assign(parts, { raw: parts }), ...values);
}
