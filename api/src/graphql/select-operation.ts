import { parse, print, separateOperations } from 'graphql';
import { HttpError } from './http-error.ts';

const maxTokens = 10_000;

/**
 * The text of the one operation to run. Mercurius keeps compiled operations by text alone, so a text with several
 * must be cut down to the one named. A text that does not parse is left for Mercurius to report.
 */
export function selectOperation(source: string, operationName: string | undefined): string {
  const operations = operationsOf(source);
  if (operations === null) return source;
  const names = Object.keys(operations);
  if (operationName === undefined) {
    if (names.length === 1) return source;
    throw new HttpError(400, 'BAD_REQUEST', 'operationName must say which operation to run.');
  }
  const selected = operations[operationName];
  if (selected === undefined) throw new HttpError(400, 'BAD_REQUEST', 'There is no operation of that name.');
  return names.length === 1 ? source : print(selected);
}

function operationsOf(source: string): ReturnType<typeof separateOperations> | null {
  try {
    return separateOperations(parse(source, { maxTokens, noLocation: true }));
  } catch {
    return null;
  }
}
