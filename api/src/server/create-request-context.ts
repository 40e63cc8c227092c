import type { FastifyRequest } from 'fastify';
import type { VerifiedToken } from '../adapters/identity/identity-port.ts';
import type { SupplierCustomer } from '../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../context.ts';
import type { CallLimitName } from '../limits/call-limits.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import type { Viewer } from '../modules/viewer/viewer.ts';
import { findSalesChannel } from './sales-channel.ts';
import { createLoaders, type Loaders } from './loaders.ts';

export interface RequestContextInput {
  app: AppContext;
  viewer: Viewer | null;
  identity: VerifiedToken | null;
  request: FastifyRequest;
  /** The client's address when the request came. */
  ip: string;
  sessionId: string;
  countCall(limit: CallLimitName): Promise<void>;
}

/** The context of one request. A class, so that what only few resolvers ask for is made when they ask. */
class HttpRequestContext implements RequestContext {
  readonly viewer: Viewer | null;
  readonly identity: VerifiedToken | null;
  readonly sessionId: string;
  readonly loaders: Loaders;
  readonly #countCall: RequestContext['countCall'];
  /** By limit: the first count of this request. */
  readonly #counted = new Map<CallLimitName, Promise<void>>();
  readonly #app: AppContext;
  readonly #request: FastifyRequest;
  readonly #ip: string;

  constructor({ app, viewer, identity, request, ip, sessionId, countCall }: RequestContextInput) {
    this.#app = app;
    this.#request = request;
    this.#ip = ip;
    this.viewer = viewer;
    this.identity = identity;
    this.sessionId = sessionId;
    this.#countCall = countCall;
    this.loaders = createLoaders(app);
  }

  get app(): AppContext {
    return this.#app;
  }

  // Mercurius assigns its Fastify instance to `app` of every context.
  set app(_mercurius) {}

  countCall(limit: CallLimitName): Promise<void> {
    const counted = this.#countCall(limit);
    if (!this.#counted.has(limit)) this.#counted.set(limit, counted);
    return counted;
  }

  countRequest(limit: CallLimitName): Promise<void> {
    return this.#counted.get(limit) ?? this.countCall(limit);
  }

  get requestId(): string {
    return this.#request.id;
  }

  get hostname(): string {
    return this.#request.hostname;
  }

  get customer(): SupplierCustomer {
    const userAgent = this.#request.headers['user-agent'] ?? null;
    const channel = findSalesChannel(this.viewer, userAgent);
    return { ip: this.#ip, sessionId: this.sessionId, channel, userAgent };
  }
}

export function createRequestContext(input: RequestContextInput): RequestContext {
  return new HttpRequestContext(input);
}
