import type { createMockEnvironment } from 'relay-test-utils';

/** Names of the mutations that are under way. */
export function listMutations({ mock }: ReturnType<typeof createMockEnvironment>): string[] {
  return mock
    .getAllOperations()
    .map(({ request }) => request.node.params)
    .filter(({ operationKind }) => operationKind === 'mutation')
    .map(({ name }) => name);
}
