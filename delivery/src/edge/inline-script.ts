/** A call of a function that uses nothing from outside itself, as the text of a script. */
export function callInline<P extends unknown[]>(called: (...values: P) => void, values: P): string {
  return `(${called.toString()})(${values.map(toExpression).join(',')})`;
}

/** A value as an expression in a script. */
export const toExpression = (value: unknown) => escapeScript(JSON.stringify(value));

/** JSON that can't end the script element around it, nor break a line of script. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
