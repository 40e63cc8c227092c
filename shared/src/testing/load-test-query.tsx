import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import type { createMockEnvironment } from 'relay-test-utils';

/** What a route's `load` does, on a mock environment, which has to know such queries beforehand. */
export function loadTestQuery<Q extends OperationType>(
  environment: ReturnType<typeof createMockEnvironment>,
  query: ConcreteRequest,
  variables: Q['variables'],
): PreloadedQuery<Q> {
  environment.mock.queuePendingOperation(query, variables);
  return loadQuery<Q>(environment, query, variables);
}
