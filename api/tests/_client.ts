import { setTimeout as sleep } from 'node:timers/promises';
import { findLogged } from './_unexpected-errors.ts';

export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; requestId?: string };
}

/** What came back for one operation. */
export class TestResponse<Data = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { data?: Data | null; errors?: GraphqlError[] };
  readonly #request: string;

  constructor(
    status: number,
    headers: Headers,
    body: { data?: Data | null; errors?: GraphqlError[] },
    request: string,
  ) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.#request = request;
  }

  /** The data; fails with the operation, the answer and the log when there was any error. */
  expectNoErrors(): Data {
    if (this.status !== 200 || this.body.errors || !this.body.data) {
      const logged = findLogged((this.body.errors ?? []).map((error) => error.extensions?.requestId));
      throw new Error(`${this.#request}\n→ ${this.status} ${JSON.stringify(this.body, null, 2)}\n${logged}`);
    }
    return this.body.data;
  }

  /** The codes of the errors, in order. */
  get errorCodes(): (string | undefined)[] {
    return (this.body.errors ?? []).map((error) => error.extensions?.code);
  }
}

/** Speaks GraphQL to an API under test, as one user. */
export class TestClient {
  readonly #url: string;
  readonly #token: () => Promise<string | null>;
  readonly #headers: Record<string, string>;

  constructor(url: string, token: () => Promise<string | null>, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#token = token;
    this.#headers = headers;
  }

  /** Runs an operation by its text. What a busy API refused is sent again when it says so, as the browser does. */
  async query<Data = Record<string, unknown>>(
    text: string,
    variables: object = {},
  ): Promise<TestResponse<Data>> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    });
    const body = (await response.json()) as { data?: Data | null; errors?: GraphqlError[] };
    if (body.errors?.[0]?.extensions?.code === 'API_BUSY') {
      await sleep(Number(response.headers.get('retry-after')) * 1000);
      return this.query(text, variables);
    }
    return new TestResponse<Data>(
      response.status,
      response.headers,
      body,
      `${text} ${JSON.stringify(variables)}`,
    );
  }

  /** A raw request with this client's session and the CSRF header, both of which `init.headers` can override. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const token = await this.#token();
    const headers = new Headers({
      'x-yado-csrf': '1',
      accept: 'application/graphql-response+json',
      ...this.#headers,
    });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return fetch(new URL(path, this.#url), { ...init, headers });
  }
}
