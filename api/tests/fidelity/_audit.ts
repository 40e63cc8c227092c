import { requestProblems, responseProblems, type WireResponse } from '@yado/sandbox/rapid-contract';
import { createRapidClient, type RapidClient } from '../../src/adapters/rapid/rapid-client.ts';
import { type Prism, startPrism } from './_prism.ts';
import { type Exchange, type Relay, startRelay } from './_relay.ts';

export interface AuditedLine {
  client: RapidClient;
  /** Nearest to the client: sets `Test` headers and sees every message. */
  near: Relay;
  /** Nearest to the supplier: spoils its answers where a test says so. */
  far: Relay;
  /** What broke the contract since the last call, by both auditors; forgets it. */
  violations(): string[];
  /** Calls since the start, `GET /v3/regions 200`, without what is in the query. */
  seen(): string[];
  close(): Promise<void>;
}

interface PrismViolation {
  location: string[];
  code?: string | number;
  message: string;
}

/** client → near relay → Prism → far relay → supplier. */
export async function startAuditedLine(
  supplier: string,
  keys: { apiKey: string; sharedSecret: string },
): Promise<AuditedLine> {
  const far = await startRelay(supplier);
  const prism: Prism = await startPrism(far.url);
  const near = await startRelay(prism.url, far.url);
  let read = 0;
  return {
    client: createRapidClient({ baseUrl: near.url, ...keys }),
    near,
    far,
    violations() {
      const fresh = near.exchanges.slice(read);
      read = near.exchanges.length;
      const pages = new Set(near.exchanges.flatMap(({ response }) => findNextPage(response) ?? []));
      return fresh.flatMap((exchange) => findViolations(exchange, pages));
    },
    seen: () =>
      near.exchanges.map(({ request, response }) => {
        const { pathname } = new URL(request.target, near.url);
        return `${request.method} ${pathname} ${response.status}`;
      }),
    async close() {
      await near.close();
      await prism.close();
      await far.close();
    },
  };
}

/** Path and query of the next page that an answer names. */
function findNextPage({ headers }: WireResponse): string | undefined {
  const link = /^<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
  return link && link.slice(new URL(link).origin.length);
}

/** What both auditors say about one exchange: Prism by the open contract, ours by the closed one. */
function findViolations({ request, response }: Exchange, pages: ReadonlySet<string>): string[] {
  // The contract wants the link of the next page followed as it is, though its query is none of the call's own.
  const isPage = pages.has(request.target);
  const where = `${request.method} ${request.target.split('?')[0]} ${response.status}`;
  const header = response.headers['sl-violations'];
  const prism = header === undefined ? [] : (JSON.parse(header) as PrismViolation[]);
  return [
    ...prism
      .filter(({ location }) => !(isPage && location.join('.').startsWith('request.query')))
      .map(({ location, message }) => `${where} prism ${location.join('.')}: ${message}`),
    ...requestProblems(request)
      .filter((problem) => !(isPage && problem.startsWith('query ')))
      .map((problem) => `${where} request ${problem}`),
    ...responseProblems(request, response).map((problem) => `${where} response ${problem}`),
  ];
}
