import { act, waitFor } from '@testing-library/react';
import type { GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime';
import type { createMockEnvironment } from 'relay-test-utils';

type Relay = Pick<ReturnType<typeof createMockEnvironment>, 'mock'>;
type Answer = GraphQLSingularResponse | ((operation: OperationDescriptor) => GraphQLSingularResponse);

/** The newest operation that waits for its answer, once there is one: what a press starts may begin a moment after it. */
export async function findOperation({ mock }: Relay): Promise<OperationDescriptor> {
  return waitFor(() => mock.getMostRecentOperation());
}

/** Gives that operation its answer. */
export async function answerOperation({ mock }: Relay, answer: Answer): Promise<void> {
  const operation = await findOperation({ mock });
  await act(async () => mock.resolve(operation, typeof answer === 'function' ? answer(operation) : answer));
}

/** Lets that operation end without an answer. */
export async function failOperation({ mock }: Relay, error: Error): Promise<void> {
  const operation = await findOperation({ mock });
  await act(async () => mock.reject(operation, error));
}
