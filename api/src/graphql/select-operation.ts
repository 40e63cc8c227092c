import { print, separateOperations } from 'graphql';
import { HttpError } from './http-error.ts';
import { parseWithinLimits } from './text-limits.ts';

/**
 * The text of the one operation to run. Mercurius keeps compiled operations by text alone, so a text with several
 * must be cut down to the one named. What does not parse is refused here: Mercurius would try it as a syntax tree in
 * JSON, which no limit of ours has seen. Throws SyntaxRefusal, HttpError.
 */
export function selectOperation(source: string, operationName: string | undefined): string {
  const operations = separateOperations(parseWithinLimits(source, 'text'));
  const names = Object.keys(operations);
  if (operationName === undefined) {
    if (names.length === 1) return source;
    throw new HttpError(400, 'BAD_REQUEST', 'operationName must say which operation to run.');
  }
  const selected = operations[operationName];
  if (selected === undefined) throw new HttpError(400, 'BAD_REQUEST', 'There is no operation of that name.');
  return names.length === 1 ? source : print(selected);
}
