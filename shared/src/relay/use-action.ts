import { useCallback } from 'react';
import { useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';

/** The answer of the mutation's one field. */
type Answer<M extends MutationParameters> = M['response'][keyof M['response']];
type RefusalOf<M extends MutationParameters> = Extract<Answer<M>, { readonly __typename: `${string}Error` }>;
type DataOf<M extends MutationParameters> = Exclude<
  Answer<M>,
  { readonly __typename: `${string}Error` | '%other' }
>;
type RefusedAction<Refusal> = [Refusal] extends [never]
  ? never
  : Refusal extends { readonly errorCode: infer Code }
    ? { kind: 'refused'; code: Code; refusal: Refusal }
    : never;

/** No usable answer came: whether the action took effect is not known. `error` is for `actionFailureMessage`. */
export interface UnknownAction {
  kind: 'unknown';
  error: unknown;
}

/**
 * The result of a mutation with one field. `refused` exists where the field answers with a union that has an `…Error`
 * with an `errorCode`; every other answer of the server is `ok`.
 */
export type ActionResult<M extends MutationParameters> =
  | { kind: 'ok'; data: DataOf<M> }
  | RefusedAction<RefusalOf<M>>
  | UnknownAction;

export type Action<M extends MutationParameters> = (
  variables: M['variables'],
  options?: { updater?: SelectorStoreUpdater<M['response']> },
) => Promise<ActionResult<M>>;

/**
 * A mutation as a function that never rejects, and whether one is pending. A field that failed inside of an answer
 * does not change the result: the action took effect, and the part that shows the field reports it.
 */
export function useAction<M extends MutationParameters>(mutation: GraphQLTaggedNode): [Action<M>, boolean] {
  const [commit, isPending] = useMutation<M>(mutation);
  const run = useCallback<Action<M>>(
    (variables, { updater } = {}) =>
      new Promise((resolve) => {
        commit({
          variables,
          updater,
          onCompleted: (response, errors) => resolve(toResult<M>(response, errors?.[0])),
          onError: (error) => resolve({ kind: 'unknown', error }),
        });
      }),
    [commit],
  );
  return [run, isPending];
}

function toResult<M extends MutationParameters>(
  response: M['response'],
  error: { message: string } | undefined,
): ActionResult<M> {
  const [answer] = Object.values(response as Record<string, unknown>);
  if ((answer === null || answer === undefined) && error) return { kind: 'unknown', error };
  const { __typename, errorCode } = readUnion(answer);
  if (__typename?.endsWith('Error')) {
    return { kind: 'refused', code: errorCode, refusal: answer } as unknown as ActionResult<M>;
  }
  // A member of the union that the server has learned after this build.
  if (__typename !== undefined && !/(?:Success|RequiresAction)$/.test(__typename)) {
    return { kind: 'unknown', error: new Error(`unknown answer: ${__typename}`) };
  }
  return { kind: 'ok', data: answer as DataOf<M> };
}

function readUnion(answer: unknown): { __typename?: string; errorCode?: string } {
  return typeof answer === 'object' && answer !== null ? answer : {};
}
