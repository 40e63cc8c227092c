import { createServer, connect, type Socket } from 'node:net';

/** A proxy between the API and an outside service, so that the service can be slow or gone. */
export interface SlowProxy {
  port: number;
  /** What is answered from now on comes so many milliseconds later; 0: at once. */
  delay(ms: number): void;
  /** From now on nothing is answered, and nothing is refused: connections hang. */
  hang(isHanging: boolean): void;
  close(): void;
}

/** Forwards connections to a port of this machine. */
export async function startSlowProxy(target: number): Promise<SlowProxy> {
  let delayMs = 0;
  let isHanging = false;
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const service = connect(target, '127.0.0.1');
    const both = [caller, service];
    for (const socket of both) {
      open.add(socket);
      socket.once('close', () => {
        open.delete(socket);
        for (const other of both) other.destroy();
      });
      socket.on('error', () => {});
    }
    caller.on('data', (data) => void (isHanging || service.write(data)));
    service.on('data', (data) => {
      if (isHanging) return;
      // Later pieces never overtake earlier ones, also when the delay ends in between.
      const send = () => void (caller.destroyed || caller.write(data));
      if (delayMs === 0 && !waiting.has(caller)) send();
      else waitFor(caller, send, delayMs);
    });
  });
  const waiting = new Map<Socket, number>();
  const waitFor = (caller: Socket, send: () => void, ms: number) => {
    waiting.set(caller, (waiting.get(caller) ?? 0) + 1);
    setTimeout(() => {
      send();
      const left = (waiting.get(caller) ?? 1) - 1;
      if (left === 0) waiting.delete(caller);
      else waiting.set(caller, left);
    }, ms).unref();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    delay: (ms) => {
      delayMs = ms;
    },
    hang: (hanging) => {
      isHanging = hanging;
      // What was asked meanwhile was lost: a caller that keeps its connection would wait for it.
      if (!hanging) for (const socket of open) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
