// @vitest-environment jsdom
import type { RequestParameters } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverNow } from '../format/server-clock.ts';
import { createTransport, dropEarlyAnswers } from './transport.ts';

const operation = { id: 'q', operationKind: 'mutation', name: 'Q' } as unknown as RequestParameters;
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const ended = { data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] };

function setUp(...answers: Response[]) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() as Response);
  const [onSignedOut, onForbidden, getToken] = [vi.fn(), vi.fn(), vi.fn(async () => 'token')];
  const options = { apiUrl: '/graphql', getToken, onSignedOut, onForbidden };
  const send = async () => createTransport(options)(operation, {}, {});
  return { send, options, onSignedOut, onForbidden, getToken, fetched };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// spec: 7.transport
describe('the transport', () => {
  it('learns the server’s time from an answer', async () => {
    const date = new Date(Date.now() + 20 * 60_000).toUTCString();
    const { send } = setUp(new Response('{"data":{"ok":true}}', { headers: { date } }));
    await send();
    expect(Math.abs(serverNow().getTime() - Date.parse(date))).toBeLessThan(5_000);
    delete window.__yadoClockAheadMs;
  });

  describe('an answer that the page asked for early', () => {
    const query = { ...operation, operationKind: 'query' } as RequestParameters;
    const leave = (status: number, body: object) => {
      window.__yadoEarly = { '/graphql?id=q&variables=%7B%7D': Promise.resolve(json(body, status)) };
    };

    it.each([
      ['is used once', 200, { data: { from: 'page' } }, { data: { from: 'page' } }, 0],
      ['is asked for again when its token was refused', 401, {}, { data: { from: 'script' } }, 1],
      ['is asked for again when the site failed', 502, {}, { data: { from: 'script' } }, 1],
    ])('%s', async (_what, status, body, expected, fetches) => {
      const { options, fetched } = setUp(json({ data: { from: 'script' } }));
      leave(status, body);
      expect(await createTransport(options)(query, {}, {})).toEqual(expected);
      expect(fetched).toHaveBeenCalledTimes(fetches);
      expect(window.__yadoEarly?.['/graphql?id=q&variables=%7B%7D']).toBeUndefined();
    });

    it('is not asked for again when it took as long as any answer may', async () => {
      const { options, fetched } = setUp();
      window.__yadoEarly = {
        '/graphql?id=q&variables=%7B%7D': Promise.reject(
          new DOMException('signal timed out', 'TimeoutError'),
        ),
      };
      await expect(createTransport(options)(query, {}, {})).rejects.toMatchObject({ status: 0 });
      expect(fetched).not.toHaveBeenCalled();
    });

    it('is forgotten when nobody has asked for it by the end of the first screen', async () => {
      const { options, fetched } = setUp(json({ data: { from: 'script' } }));
      leave(200, { data: { from: 'page' } });
      dropEarlyAnswers();
      expect(await createTransport(options)(query, {}, {})).toEqual({ data: { from: 'script' } });
      expect(fetched).toHaveBeenCalledOnce();
    });

    it('is not asked for again when it was refused for asking too often', async () => {
      const { options, fetched } = setUp();
      leave(429, { errors: [{ message: 'x', extensions: { code: 'TOO_MANY_REQUESTS' } }] });
      await expect(createTransport(options)(query, {}, {})).rejects.toMatchObject({ status: 429 });
      expect(fetched).not.toHaveBeenCalled();
    });
  });

  it('renews a token that is refused, and says nothing when that helped', async () => {
    const { send, onSignedOut, getToken } = setUp(json({}, 401), json({ data: { ok: true } }));
    expect(await send()).toEqual({ data: { ok: true } });
    expect(getToken.mock.calls).toEqual([[{ forceRefresh: false }], [{ forceRefresh: true }]]);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it.each([
    ['a renewed token is refused too', [json({}, 401), json({}, 401)]],
    ['the session was ended although its token is good', [json(ended)]],
    ['a renewed token belongs to a session that was ended', [json({}, 401), json(ended)]],
  ])('tells once that the session is over when %s', async (_, answers) => {
    const { send, onSignedOut } = setUp(...answers);
    await expect(send()).rejects.toMatchObject({ name: 'NetworkFailure' });
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it('keeps the session when a permission is missing, and tells of it', async () => {
    const { send, onSignedOut, onForbidden } = setUp(
      json({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] }),
    );
    await expect(send()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(onForbidden).toHaveBeenCalledOnce();
  });

  // spec: 7.transport, 7.token
  it.each([
    ['query', 'GET', 'token', 'Bearer token'],
    ['mutation', 'POST', 'token', 'Bearer token'],
    ['query', 'GET', null, ''],
    ['mutation', 'POST', null, ''],
  ])('sends a %s by %s, and for the token %j the header %j', async (operationKind, method, token, header) => {
    const { fetched, options } = setUp(json({ data: { ok: true } }));
    const sent = { ...operation, operationKind } as RequestParameters;
    await createTransport({ ...options, getToken: async () => token })(sent, {}, {});
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url).split('?')[0]).toBe('/graphql');
    expect(init?.method ?? 'GET').toBe(method);
    expect(new Headers(init?.headers).get('authorization')).toBe(header);
  });

  // spec: 7.transport
  it('sends a query by POST whose address would be cut on the way', async () => {
    const { fetched, options } = setUp(json({ data: { ok: true } }));
    const sent = { ...operation, operationKind: 'query' } as RequestParameters;
    await createTransport(options)(sent, { keyword: '宿'.repeat(1_000) }, {});
    expect(fetched.mock.calls[0]?.[1]?.method).toBe('POST');
  });

  // spec: 7.transport, 8.client-error
  it.each([
    ['a field that may be null', { trip: null }],
    ['each of several fields', { trip: null, hotel: null }],
    ['no field at all', null],
  ])('fails with all that the API tells when it refuses %s', async (_, data) => {
    const errors = [{ message: 'x', path: ['trip'], extensions: { code: 'RATE_LIMITED' } }];
    const headers = { 'retry-after': '40', 'x-request-id': 'r-1' };
    const { send } = setUp(Response.json({ data, errors }, { status: 429, headers }));
    await expect(send()).rejects.toMatchObject({
      name: 'NetworkFailure',
      status: 429,
      code: 'RATE_LIMITED',
      requestId: 'r-1',
      retryAfterSeconds: 40,
    });
  });

  // spec: 8.client-error
  it('fails with code and number when a field broke, whatever the status', async () => {
    const errors = [{ message: 'x', path: ['trip'], extensions: { code: 'INTERNAL' } }];
    const { send } = setUp(
      Response.json({ data: { trip: null }, errors }, { headers: { 'x-request-id': 'r-2' } }),
    );
    await expect(send()).rejects.toMatchObject({ status: 200, code: 'INTERNAL', requestId: 'r-2' });
  });

  const busy = (code = 'API_BUSY', seconds = '3') =>
    Response.json(
      { errors: [{ message: 'x', extensions: { code } }] },
      { status: 503, headers: { 'retry-after': seconds } },
    );

  it('waits as long as a busy site says, and somewhat more, and sends once more', async () => {
    vi.useFakeTimers();
    const { send, fetched } = setUp(busy(), json({ data: { ok: true } }));
    const answer = send();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_700);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(await answer).toEqual({ data: { ok: true } });
  });

  it('fails as busy when it is refused twice', async () => {
    vi.useFakeTimers();
    const { send, fetched } = setUp(busy(), busy());
    const failure = send().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await failure).toMatchObject({ status: 503, code: 'API_BUSY', retryAfterSeconds: 3 });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['what may have been done', busy('API_UNREACHABLE')],
    ['where it would take long', busy('API_BUSY', '60')],
    ['where nobody says for how long', busy('API_BUSY', '')],
  ])('does not send once more %s', async (_, answer) => {
    const { send, fetched } = setUp(answer);
    await expect(send()).rejects.toMatchObject({ status: 503 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['that there is nothing', { data: { trip: null } }],
    ['a part', { data: { trip: null, hotel: { id: '1' } }, errors: [{ message: 'x', path: ['trip'] }] }],
    ['a part of a field', { data: { hotel: { price: null } }, errors: [{ message: 'x', path: ['hotel'] }] }],
  ])('takes for an answer %s', async (_, body) => {
    const { send } = setUp(Response.json(body));
    expect(await send()).toEqual(body);
  });
});
