import { getEnvironment, installEnvironment } from '@yado/shared/relay';
import { createOperationDescriptor, type ConcreteRequest } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { disposeScreen } from './dispose-screen.ts';

const field = { alias: null, args: null, kind: 'ScalarField', name: 'greeting', storageKey: null } as const;
const query: ConcreteRequest = {
  kind: 'Request',
  fragment: { kind: 'Fragment', name: 'Q', type: 'Query', argumentDefinitions: [], selections: [field] },
  operation: { kind: 'Operation', name: 'Q', argumentDefinitions: [], selections: [field] },
  params: { id: 'q', metadata: {}, name: 'Q', operationKind: 'query', text: null },
};

const held = () => getEnvironment().getStore().getSource();

beforeEach(() => {
  vi.useFakeTimers();
  const never = () => {};
  installEnvironment({
    apiUrl: '/graphql',
    getToken: async () => null,
    onSignedOut: never,
    onForbidden: never,
  });
});
afterEach(() => void vi.useRealTimers());

it('drops unused records of the store after some screens, and keeps those of a watched query', async () => {
  const environment = getEnvironment();
  const operation = createOperationDescriptor(query, {});
  environment.retain(operation);
  environment.commitPayload(operation, { greeting: 'answer' });
  environment.commitUpdate((store) => void store.create('edge:1', 'Edge'));
  for (let screen = 0; screen < 20; screen++) disposeScreen(null);
  await vi.runAllTimersAsync();
  expect(held().has('edge:1')).toBe(false);
  expect(held().get('client:root')).toMatchObject({ greeting: 'answer' });
});

it('releases each query of the screen', () => {
  const dispose = vi.fn();
  disposeScreen({ list: { dispose }, counts: { dispose }, filter: 'x' });
  expect(dispose).toHaveBeenCalledTimes(2);
});
