import { loadQuery, type PreloadedQuery } from 'react-relay';
import {
  createOperationDescriptor,
  Environment,
  type FetchPolicy,
  getRequest,
  type GraphQLTaggedNode,
  type LogFunction,
  Network,
  type OperationType,
  RecordSource,
  type RelayFieldLogger,
  Store,
} from 'relay-runtime';
import { getDataId } from './data-id.ts';
import { setRelayFlags } from './relay-flags.ts';
import { createTransport, type TransportOptions } from './transport.ts';

export { dropEarlyAnswers } from './transport.ts';

let current: Environment | undefined;
let store: Store | undefined;
/** Started queries that the store could answer whole. */
const answeredByStore = new WeakSet<object>();

/** Creates the page's one Relay environment; only the host calls it, once. */
export function installEnvironment(
  options: TransportOptions & { relayFieldLogger?: RelayFieldLogger; log?: LogFunction },
): Environment {
  setRelayFlags();
  store = new Store(new RecordSource(), { gcReleaseBufferSize: 20 });
  current = new Environment({
    network: Network.create(createTransport(options)),
    store,
    // The typings say `mixed`; Relay takes undefined as "no identity".
    getDataID: getDataId as (value: Record<string, unknown>, typeName: string) => string,
    relayFieldLogger: options.relayFieldLogger,
    log: options.log,
  });
  return current;
}

/** The page's Relay environment. Throws before the host has installed one. */
export function getEnvironment(): Environment {
  if (!current) throw new Error('no Relay environment: the host installs it before any remote loads');
  return current;
}

/**
 * Has the store drop what no query needs any more, such as the places of a list before its last answer. Relay itself
 * looks once 21 different queries were released, which is never on the way between the same few screens.
 */
export function tidyStore(): void {
  store?.scheduleGC();
}

/** Starts a watched query for a route: what the store has is shown at once, the network brings it up to date. */
export function startQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  fetchPolicy: Exclude<FetchPolicy, 'cache-only'> = 'store-and-network' as const,
): PreloadedQuery<Q> {
  const environment = getEnvironment();
  const { status } = environment.check(createOperationDescriptor(getRequest(query), variables));
  const started = loadQuery<Q>(environment, query, variables, {
    fetchPolicy: fetchPolicy as 'store-and-network',
  });
  if (fetchPolicy !== 'network-only' && status === 'available') answeredByStore.add(started);
  return started;
}

/** Whether a query that {@link startQuery} started is shown from the store, before the network answers. */
export const isAnsweredByStore = (query: object): boolean => answeredByStore.has(query);
