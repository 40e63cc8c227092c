import type { ExecutionResult } from 'graphql';

/** GraphQL over HTTP: without data the request itself was wrong, which only the newer response type tells by status. */
export function responseStatus(result: Pick<ExecutionResult, 'data'>, newResponseType: boolean): number {
  return result.data === undefined && newResponseType ? 400 : 200;
}
