import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts, isFree, refuseTakenPorts } from './ports.ts';

it('names the port that another program holds and the variable that chooses another one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ports = await freePorts();
  try {
    expect(await isFree(port)).toBe(false);
    await expect(refuseTakenPorts({ ...ports, edge: port })).rejects.toThrow(
      new RegExp(`port ${port} for the site \\(EDGE_PORT\\)`),
    );
  } finally {
    server.close();
  }
  await expect(refuseTakenPorts(ports)).resolves.toBeUndefined();
});
