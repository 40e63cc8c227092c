import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface BrokenServices {
  /** host:port of one that takes connections and never says a word. */
  silent: string;
  /**
   * host:port of one that answers every HTTP request with this status, with this page where it is given, and with these
   * fields in its head.
   */
  answering(status: number, page?: string, head?: Record<string, string>): Promise<string>;
  close(): Promise<void>;
}

/** Services that are unavailable, each in another way. Nothing listens at port 1. */
export async function startBrokenServices(): Promise<BrokenServices> {
  const sockets = new Set<Socket>();
  const servers: Server[] = [];
  const listen = async (server: Server) => {
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  return {
    silent: await listen(createServer(() => {})),
    answering: (status, page, head = {}) =>
      listen(
        createHttpServer((request, response) => {
          request.resume();
          const type = page === undefined ? 'application/json' : 'text/html';
          response.writeHead(status, { 'content-type': type, ...head });
          response.end(page ?? '{"items":[]}');
        }),
      ),
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
