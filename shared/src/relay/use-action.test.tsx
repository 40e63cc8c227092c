import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import mutation, {
  type useRegisterCardMutation,
} from '../cards/__generated__/useRegisterCardMutation.graphql';
import { useAction } from './use-action.ts';

const input = { paymentMethodId: 'pm_1', nickname: '出張用', idempotencyKey: 'k', returnUrl: '/' };

/** Starts the action and ends its request; what it resolved to. */
async function run(answer: { data: object | null; errors?: { message: string }[] } | Error) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useAction<useRegisterCardMutation>(mutation), { wrapper });
  let pending: ReturnType<(typeof result.current)[0]> | undefined;
  act(() => {
    pending = result.current[0]({ input });
  });
  expect(result.current[1]).toBe(true);
  const operation = environment.mock.getMostRecentOperation();
  act(() => {
    if (answer instanceof Error) environment.mock.reject(operation, answer);
    else environment.mock.resolve(operation, answer as never);
  });
  expect(result.current[1]).toBe(false);
  return pending;
}
const challenge = (answer: object | null) => ({ challengeToRegisterCreditCard: answer });

it('is ok with the data of a success, and of a success that asks for another step', async () => {
  const registered = { __typename: 'CardChallengeSuccess', creditCardId: 'c1' };
  expect(await run({ data: challenge(registered) })).toEqual({ kind: 'ok', data: registered });
  const redirect = { __typename: 'CardChallengeRequiresAction', redirectUrl: 'https://issuer.example' };
  expect(await run({ data: challenge(redirect) })).toEqual({ kind: 'ok', data: redirect });
});

it('is refused with the code of an error of the union', async () => {
  const refusal = {
    __typename: 'CardChallengeError',
    errorCode: 'card_declined',
    errorType: null,
    declineCode: null,
  };
  expect(await run({ data: challenge(refusal) })).toEqual({
    kind: 'refused',
    code: 'card_declined',
    refusal,
  });
});

it('is unknown without an answer, and with one that this build does not know', async () => {
  const offline = new Error('offline');
  expect(await run(offline)).toEqual({ kind: 'unknown', error: offline });
  expect(await run({ data: challenge({ __typename: 'CardChallengeDeferred' }) })).toEqual({
    kind: 'unknown',
    error: expect.objectContaining({ message: 'unknown answer: CardChallengeDeferred' }),
  });
});

it('is unknown when the field is null because it failed, and ok when null is its answer', async () => {
  const errors = [{ message: 'the field failed' }];
  expect(await run({ data: challenge(null), errors })).toEqual({
    kind: 'unknown',
    error: expect.objectContaining({ message: 'the field failed' }),
  });
  expect(await run({ data: challenge(null) })).toEqual({ kind: 'ok', data: null });
});

it('stays ok when only a field inside of the answer failed', async () => {
  const registered = { __typename: 'CardChallengeSuccess', creditCardId: 'c1' };
  const answer = { data: challenge(registered), errors: [{ message: 'a field of the card failed' }] };
  expect(await run(answer)).toMatchObject({ kind: 'ok', data: registered });
});
