import { act, render, type RenderResult } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { PayloadError } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { getDataId } from '../relay/data-id.ts';
import { setRelayFlags } from '../relay/relay-flags.ts';
import { createMemoryRouter, RouterProvider } from '../routing/router.ts';

type Environment = ReturnType<typeof createMockEnvironment>;
type Resolvers = MockPayloadGenerator.MockResolvers;

/**
 * Renders what a screen would show: inside a router and a Relay environment whose first operation is answered by
 * `resolvers` (type name → fields; the rest is generated from the schema), with `errors` of some of the fields. Later ones
 * stay pending.
 */
export function renderWithRelay(
  children: (environment: Environment) => ReactNode,
  options: { resolvers?: Resolvers; errors?: PayloadError[]; path?: string } = {},
): RenderResult & { environment: Environment } {
  setRelayFlags();
  const environment = createMockEnvironment({
    // As in the page's environment: a test must meet the same keys of the store.
    getDataID: getDataId as (value: Record<string, unknown>, typeName: string) => string,
  });
  const { resolvers = {}, errors } = options;
  environment.mock.queueOperationResolver((operation) => ({
    ...MockPayloadGenerator.generate(operation, resolvers),
    ...(errors && { errors }),
  }));
  const element = children(environment);
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [options.path ?? '/'] });
  let result: RenderResult | undefined;
  act(() => {
    result = render(
      <RelayEnvironmentProvider environment={environment}>
        <Suspense fallback="読み込み中">
          <RouterProvider router={router} />
        </Suspense>
      </RelayEnvironmentProvider>,
    );
  });
  return { ...(result as RenderResult), environment };
}
