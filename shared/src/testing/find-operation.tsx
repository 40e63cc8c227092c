import { waitFor } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import type { createMockEnvironment } from 'relay-test-utils';

/** The newest operation that waits for its answer, once there is one: what a press starts may begin a moment after it. */
export async function findOperation({
  mock,
}: Pick<ReturnType<typeof createMockEnvironment>, 'mock'>): Promise<OperationDescriptor> {
  return waitFor(() => mock.getMostRecentOperation());
}
