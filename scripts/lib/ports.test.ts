import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts, isFree, requireFreePorts } from './ports.ts';

it('names the port that another program uses and the variable for another port', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ports = await freePorts();
  try {
    expect(await isFree(port)).toBe(false);
    await expect(requireFreePorts({ ...ports, edge: port })).rejects.toThrow(
      new RegExp(`port ${port} for the site \\(EDGE_PORT\\)`),
    );
  } finally {
    server.close();
  }
  await expect(requireFreePorts(ports)).resolves.toBeUndefined();
});
