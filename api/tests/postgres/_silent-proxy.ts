import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentCommit {
  /** Resolves once a COMMIT has met the silence. */
  begun: Promise<void>;
  /** Resolves once the client has closed that connection. */
  givenUp: Promise<void>;
}

export interface SilentProxy {
  /** The database behind the proxy. */
  url: string;
  /**
   * The next transaction that inserts into the table gets no answer to its COMMIT, nor to anything else. `done`: the
   * server has committed. `lost`: the server never hears of it, and keeps the transaction and its locks.
   */
  silenceCommit(table: string, commit: 'done' | 'lost'): SilentCommit;
  /** Every connection goes silent, new ones too. */
  silenceAll(): void;
  /** New connections work again; silent ones stay silent. */
  heal(): void;
  close(): Promise<void>;
}

interface Rule {
  table: string;
  commit: 'done' | 'lost';
  begun: () => void;
  givenUp: () => void;
}

/** The simple query "commit" as it is in the stream. */
const commitMessage = 'Q\0\0\0\x0bcommit\0';

/** A proxy between an API and PostgreSQL; what goes silent stays open on both sides, as behind a dead router. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const pipes = new Set<{ isSilent: boolean }>();
  let rule: Rule | null = null;
  let allSilent = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const pipe = { isSilent: allSilent };
    pipes.add(pipe);
    let transaction = '';
    let met: Rule | null = null;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('error', () => {});
    }
    client.on('data', (chunk) => {
      if (pipe.isSilent) return;
      const text = chunk.toString('latin1');
      transaction = text.includes('begin\0') ? text : transaction + text;
      const isCommit = text.includes(commitMessage);
      if (isCommit && rule && transaction.includes(`insert into "${rule.table}"`)) {
        met = rule;
        rule = null;
        pipe.isSilent = true;
        if (met.commit === 'done') upstream.write(chunk);
        met.begun();
      } else upstream.write(chunk);
      if (isCommit) transaction = '';
    });
    upstream.on('data', (chunk) => {
      if (!pipe.isSilent) client.write(chunk);
    });
    client.on('close', () => {
      met?.givenUp();
      if (!pipe.isSilent) upstream.destroy();
    });
    upstream.on('close', () => {
      if (!pipe.isSilent) client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    silenceCommit(table, commit) {
      const begun = Promise.withResolvers<void>();
      const givenUp = Promise.withResolvers<void>();
      rule = { table, commit, begun: begun.resolve, givenUp: givenUp.resolve };
      return { begun: begun.promise, givenUp: givenUp.promise };
    },
    silenceAll() {
      allSilent = true;
      for (const pipe of pipes) pipe.isSilent = true;
    },
    heal() {
      allSilent = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
