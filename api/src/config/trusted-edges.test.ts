import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { trustedEdges } from './trusted-edges.ts';

/** Whom the server takes for the client of a request that came from `from`. */
async function readClient(list: string, from: string, forwardedFor: string): Promise<string> {
  const server = fastify({ trustProxy: trustedEdges(list) });
  server.get('/', (request) => request.ip);
  const response = await server.inject({
    url: '/',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwardedFor },
  });
  return response.body;
}

describe('the client of a request', () => {
  it.each([
    ['', '127.0.0.1'],
    ['10.1.0.0/16, fd00::/8', '10.1.2.3'],
    ['10.1.0.0/16', '::ffff:10.1.2.3'],
    ['10.1.0.0/16, fd00::/8', 'fd12::1'],
    ['192.0.2.7', '192.0.2.7'],
  ])('with edges %j is named by %s', async (list, edge) => {
    expect(await readClient(list, edge, '203.0.113.9')).toBe('203.0.113.9');
  });

  it('is the connection itself where no edge is', async () => {
    expect(await readClient('', '10.1.2.3', '203.0.113.9')).toBe('10.1.2.3');
    expect(await readClient('10.1.0.0/16', '10.2.2.3', '203.0.113.9')).toBe('10.2.2.3');
  });

  it('is never what a client wrote before the edge did', async () => {
    expect(await readClient('10.1.0.0/16', '10.1.2.3', '203.0.113.9, 10.1.7.7')).toBe('10.1.7.7');
  });

  it('is nobody once the connection is closed', () => {
    expect(trustedEdges('10.1.0.0/16')(undefined, 0)).toBe(false);
  });

  it.each(['edge.example', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/x', '10.0.0'])(
    'refuses the list %j and names the variable',
    (list) => {
      expect(() => trustedEdges(list)).toThrow('API_TRUST_PROXY');
    },
  );
});
