/** One handled API request, for tests that count. Holds no parameters. */
export type LoggedRequest = {
  at: string;
  method: string;
  path: string;
  status: number | null;
  idempotencyKey: string | null;
  requestId: string;
  replayed: boolean;
  fault: string | null;
};

const MAX_REQUESTS = 50_000;

export type RequestLog = {
  add(request: LoggedRequest): void;
  list(filter: { method?: string; path?: string }): LoggedRequest[];
  clear(): void;
};

/** The newest requests since the start, in memory. */
export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    add(request) {
      requests.push(request);
      if (requests.length > MAX_REQUESTS) requests = requests.slice(-MAX_REQUESTS);
    },
    list: ({ method, path }) =>
      requests.filter(
        (request) => (!method || request.method === method) && (!path || request.path.startsWith(path)),
      ),
    clear() {
      requests = [];
    },
  };
}
