// @vitest-environment jsdom
import { type ConcreteRequest, fetchQuery } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFieldFailure } from './field-failure.ts';
import { firstAnswers } from './first-answers.ts';
import { getEnvironment, installEnvironment, startQuery } from './relay.ts';

const field = { alias: null, args: null, kind: 'ScalarField', name: 'greeting', storageKey: null } as const;
/** As relay-compiler writes it for `query Q { greeting }`. */
const query: ConcreteRequest = {
  kind: 'Request',
  fragment: { kind: 'Fragment', name: 'Q', type: 'Query', argumentDefinitions: [], selections: [field] },
  operation: { kind: 'Operation', name: 'Q', argumentDefinitions: [], selections: [field] },
  params: { id: 'q', metadata: {}, name: 'Q', operationKind: 'query', text: null },
};

function setUp() {
  let asked = 0;
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { greeting: `answer ${++asked}` } }));
  installEnvironment({
    apiUrl: '/graphql',
    getToken: async () => null,
    onSignedOut: () => {},
    onForbidden: () => {},
  });
  const shown = () => getEnvironment().getStore().getSource().get('client:root')?.greeting;
  return { fetched, shown };
}

afterEach(() => vi.restoreAllMocks());

// spec: 7.fetch-policy
describe('the fetch policies', () => {
  it('show what the store has at once and bring it up to date, for a screen’s query', async () => {
    const { fetched, shown } = setUp();
    const first = startQuery(query, {});
    await vi.waitFor(() => expect(shown()).toBe('answer 1'));
    const second = startQuery(query, {});
    expect(shown()).toBe('answer 1');
    await vi.waitFor(() => expect(shown()).toBe('answer 2'));
    expect(fetched).toHaveBeenCalledTimes(2);
    first.dispose();
    second.dispose();
  });

  it('go to the network for a question that nothing watches, whatever the store has', async () => {
    const { fetched } = setUp();
    const ask = () => fetchQuery(getEnvironment(), query, {}).toPromise();
    expect([await ask(), await ask()]).toEqual([{ greeting: 'answer 1' }, { greeting: 'answer 2' }]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('the wait for the first answers', () => {
  it('ends with the network’s answer for what the store lacks, and at once for what it has', async () => {
    const { fetched, shown } = setUp();
    const first = startQuery(query, {});
    await firstAnswers({ first, filter: {} }, 60_000);
    expect(shown()).toBe('answer 1');
    fetched.mockImplementation(() => new Promise(() => {}));
    const second = startQuery(query, {});
    await firstAnswers(second, 60_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    first.dispose();
    second.dispose();
  });

  it('ends with its limit for an answer that does not come', async () => {
    const { fetched, shown } = setUp();
    fetched.mockImplementation(() => new Promise(() => {}));
    const slow = startQuery(query, {});
    await firstAnswers({ slow }, 20);
    expect(shown()).toBeUndefined();
    slow.dispose();
  });
});

it('throws what is known for a failure of the API when a field of an answer could not be read', async () => {
  const { fetched } = setUp();
  const other = { ...field, name: 'other' };
  // The typings don't know of it.
  const metadata: object = { throwOnFieldError: true };
  const strict: ConcreteRequest = {
    ...query,
    fragment: { ...query.fragment, metadata, selections: [field, other] },
    operation: { ...query.operation, selections: [field, other] },
  };
  const errors = [{ message: 'x', path: ['greeting'] }];
  fetched.mockResolvedValue(Response.json({ data: { greeting: null, other: 'answer' }, errors }));
  const thrown = await fetchQuery(getEnvironment(), strict, {})
    .toPromise()
    .catch((error: unknown) => error);
  expect(isFieldFailure(thrown)).toBe(true);
  expect(isFieldFailure(new TypeError('x is undefined'))).toBe(false);
});
